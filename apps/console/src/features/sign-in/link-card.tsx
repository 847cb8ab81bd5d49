import { isRefused } from "@waslijn/api-client/verdict.ts";
import { callConsole } from "../../api/client.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import { Trouble } from "./trouble.tsx";
import { useAttempt } from "./use-attempt.ts";

type Props = { token: string; onEnter: () => Promise<void>; onExpired: () => void };

/** Opening a link does nothing; pressing the button uses it up (STAFF-02). */
export function LinkCard({ token, onEnter, onExpired }: Props) {
  const texts = useSignInTexts();
  const attempt = useAttempt();
  const enter = () =>
    attempt.run(async () => {
      try {
        await callConsole("signInByLink", { body: { token } });
      } catch (failure) {
        if (!isRefused(failure)) throw failure;
        onExpired();
        return;
      }
      await onEnter();
    });
  return (
    <SignInFrame title={texts.link.title}>
      <p className="quiet">{texts.link.lede}</p>
      <button
        className="btn btn-main btn-l"
        type="button"
        aria-disabled={attempt.isRunning}
        onClick={() => void enter()}
      >
        <Icon name="key" />
        {texts.link.submit}
      </button>
      <Trouble words={attempt.words} />
      <p className="hint">{texts.link.note}</p>
    </SignInFrame>
  );
}
