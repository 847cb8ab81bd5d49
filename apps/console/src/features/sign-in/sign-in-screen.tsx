import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { ExpiredCard } from "./expired-card.tsx";
import { LinkCard } from "./link-card.tsx";
import { SentCard } from "./sent-card.tsx";
import { situationOf, type Situation } from "./sign-in-situation.ts";
import { useSignInTexts } from "./sign-in-texts.ts";
import { StartCard } from "./start-card.tsx";

export function SignInScreen() {
  const [situation, setSituation] = useState<Situation>(() => situationOf(location.hash));
  const texts = useSignInTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    // A token is nobody's to find in the history of a shared computer.
    const hide = (): void => history.replaceState(history.state, "", location.pathname);
    // A link that is opened where this page stands already changes only what is behind the #.
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
