import { callLater } from "../../api/later.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { SentCard } from "./sent-card.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import { StartCard } from "./start-card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SignInFrame, Trouble } from "./sign-in-frame.tsx";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { useAttempt } from "./use-attempt.ts";
import { Button } from "../../ui/button.tsx";

export default function SignInScreen() {
  const [situation, setSituation] = useState<Situation>(() => situationOf(location.hash));
  const texts = useSignInTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    // Keep the token out of the history of a shared computer.
    const hide = (): void => history.replaceState(history.state, "", location.pathname);
    // Opening a link while this page is open changes only the fragment and does not reload.
    const take = (): void => {
      if (!location.hash) return;
      setSituation(situationOf(location.hash));
      hide();
    };
    hide();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  const enter = async (): Promise<void> => {
    queries.clear();
    await navigate({ to: "/passkey" });
  };
  switch (situation.at) {
    case "start":
      return (
        <StartCard
          {...texts.start}
          onEnter={enter}
          onSent={(email) => setSituation({ at: "sent", email })}
        />
      );
    case "sent":
      return (
        <SentCard
          email={situation.email}
          onEnter={enter}
          onOther={() => setSituation({ at: "start" })}
        />
      );
    case "link":
      return (
        <LinkCard
          token={situation.token}
          onEnter={enter}
          onExpired={() => setSituation({ at: "expired" })}
        />
      );
    case "expired":
      return <ExpiredCard onAgain={() => setSituation({ at: "start" })} />;
  }
}

/** Steps before sign-in. */
type Situation =
  | { at: "start" }
  | { at: "sent"; email: string }
  | { at: "link"; token: string }
  | { at: "expired" };

/** A mailed link has its token in the fragment. */
function situationOf(hash: string): Situation {
  const token = hash.replace(/^#/, "");
  return token ? { at: "link", token } : { at: "start" };
}

function ExpiredCard({ onAgain }: { onAgain: () => void }) {
  const texts = useSignInTexts();
  return (
    <SignInFrame title={texts.expired.title}>
      <p className="quiet">{texts.expired.lede}</p>
      <p className="note note-bad" role="alert">
        <Icon name="warn" />
        <span>{texts.expired.note}</span>
      </p>
      <Button look="main" size="l" onClick={onAgain}>
        <Icon name="mail" />
        {texts.expired.again}
      </Button>
    </SignInFrame>
  );
}

type Props = { token: string; onEnter: () => Promise<void>; onExpired: () => void };

/** Opening the link does nothing; pressing the button consumes the token (STAFF-02). */
function LinkCard({ token, onEnter, onExpired }: Props) {
  const texts = useSignInTexts();
  const attempt = useAttempt();
  const enter = () =>
    attempt.run(async () => {
      try {
        await callLater("signInByLink", { body: { token } });
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
      <Button look="main" size="l" aria-disabled={attempt.isRunning} onClick={() => void enter()}>
        <Icon name="key" />
        {texts.link.submit}
      </Button>
      <Trouble words={attempt.words} />
      <p className="hint">{texts.link.note}</p>
    </SignInFrame>
  );
}
