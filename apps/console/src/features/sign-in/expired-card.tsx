import { Icon } from "../../parts/icon/icon.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";

export function ExpiredCard({ onAgain }: { onAgain: () => void }) {
  const texts = useSignInTexts();
  return (
    <SignInFrame title={texts.expired.title}>
      <p className="quiet">{texts.expired.lede}</p>
      <p className="note note-bad" role="alert">
        <Icon name="warn" />
        <span>{texts.expired.note}</span>
      </p>
      <button className="btn btn-main btn-l" type="button" onClick={onAgain}>
        <Icon name="mail" />
        {texts.expired.again}
      </button>
    </SignInFrame>
  );
}
