import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { assistantCalls } from "@waslijn/contract/calls/assistants";
import type { AssistantRequest } from "@waslijn/contract/customer/assistants";
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from "react";
import { clientOf } from "../../api/client.ts";
import { useSession } from "../../api/session.ts";
import { Head } from "../../parts/navigation/link.tsx";
import { LoginForm } from "../../parts/session/login-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Bone } from "../../ui/skeleton.tsx";
import { RequestForm, type Allowed } from "./request-form.tsx";
import { useRequestTexts } from "./request-texts.ts";
import styles from "./request.module.css";

const callForAssistants = clientOf(assistantCalls);

const follow = (tell: () => void): (() => void) => {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
};
/** The signed request of `/oauth/authorize`. In the hash, which browsers do not send to any server. */
const useRequest = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => "",
  );

/** Consent of a customer to an assistant that connects by OAuth (OPEN-04). */
export default function AssistantRequestPage() {
  const texts = useRequestTexts();
  const { ready, type } = useSession();
  const request = useRequest();
  return (
    <>
      <Head title={texts.title} />
      {!ready ? (
        <Waiting />
      ) : request === "" ? (
        <Invalid />
      ) : type === "user" ? (
        <Asked key={request} request={request} />
      ) : (
        <LogIn />
      )}
    </>
  );
}

/** A state without the form, under the clothes-line of this page. */
const Plain = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${styles.page}`}>
    <div className={styles.line} aria-hidden="true" />
    {children}
  </div>
);

function Waiting() {
  const texts = useRequestTexts();
  return (
    <Plain>
      <div className={`stack ${styles.plain}`} aria-busy="true">
        <h1>{texts.title}</h1>
        <p className="quiet" role="status">
          {texts.loading}
        </p>
        <Bone size="card" />
      </div>
    </Plain>
  );
}

function LogIn() {
  const { logIn } = useRequestTexts();
  return (
    <Plain>
      <div className={`stack ${styles.plain}`}>
        <h1>{logIn.title}</h1>
        <p className="lede">{logIn.text}</p>
        <Card>
          <LoginForm missing={logIn.missing} onLoggedIn={() => undefined} />
        </Card>
      </div>
    </Plain>
  );
}

function Invalid() {
  const { invalid } = useRequestTexts();
  return (
    <Plain>
      <EmptyState drawing="lost" level={1} title={invalid.title}>
        <p>{invalid.text}</p>
      </EmptyState>
    </Plain>
  );
}

type View = AssistantRequest | "loading" | "failed" | "invalid";

const isInvalid = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.is("link_invalid");

function Asked({ request }: { request: string }) {
  const [view, setView] = useState<View>("loading");
  const texts = useRequestTexts();
  const load = (): void => {
    callForAssistants("viewAssistantRequest", { body: { request } }).then(
      setView,
      (failure: unknown) => setView(isInvalid(failure) ? "invalid" : "failed"),
    );
  };
  const onAppear = useEffectEvent(load);
  useEffect(() => onAppear(), []);
  const retry = (): void => {
    setView("loading");
    load();
  };
  const answer = async (allowed: Allowed | null): Promise<void> => {
    try {
      const body = { request, allowed };
      const { redirect } = await callForAssistants("answerAssistantRequest", { body });
      location.assign(redirect);
    } catch (failure) {
      if (isInvalid(failure)) setView("invalid");
      throw failure;
    }
  };
  if (view === "loading") return <Waiting />;
  if (view === "invalid") return <Invalid />;
  if (view !== "failed") return <RequestForm asked={view} onAnswer={answer} />;
  return (
    <Plain>
      <div className={`stack ${styles.plain}`}>
        <h1>{texts.title}</h1>
        <p role="alert">{texts.failed}</p>
        <p>
          <Button onClick={retry}>{texts.retry}</Button>
        </p>
      </div>
    </Plain>
  );
}
