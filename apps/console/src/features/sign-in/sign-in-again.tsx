import { useState } from "react";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { SentCard } from "./sent-card.tsx";
import { IsOverScreenContext } from "./sign-in-frame.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import { StartCard } from "./start-card.tsx";

/** Dialog over the current screen when the session has ended. */
export default function SignInAgain({ onEnter }: { onEnter: () => Promise<void> }) {
  const texts = useSignInTexts();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <IsOverScreenContext value={true}>
      <Dialog label={texts.again.title} className="si-over">
        {sentTo === undefined ? (
          <StartCard {...texts.again} onEnter={onEnter} onSent={setSentTo} />
        ) : (
          <SentCard email={sentTo} onEnter={onEnter} onOther={() => setSentTo(undefined)} />
        )}
      </Dialog>
    </IsOverScreenContext>
  );
}
