import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { ExpiredCard } from "./expired-card.tsx";
import { LinkCard } from "./link-card.tsx";
import { SentCard } from "./sent-card.tsx";
import { situationOf, type Situation } from "./sign-in-situation.ts";
import { StartCard } from "./start-card.tsx";

export function SignInScreen() {
  const [situation, setSituation] = useState<Situation>(() => situationOf(location.hash));
  const navigate = useNavigate();
  const queries = useQueryClient();
  // A token is nobody's to find in the history of a shared computer.
  useEffect(() => history.replaceState(history.state, "", location.pathname), []);
  const enter = async (): Promise<void> => {
    queries.clear();
    await navigate({ to: "/passkey" });
  };
  switch (situation.at) {
    case "start":
      return <StartCard onEnter={enter} onSent={(email) => setSituation({ at: "sent", email })} />;
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
