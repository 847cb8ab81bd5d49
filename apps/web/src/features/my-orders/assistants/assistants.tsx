import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Assistant } from "@waslijn/contract/customer/assistants";
import { Button } from "../../../ui/button.tsx";
import { useState, useEffect, useEffectEvent } from "react";
import { useLanguage } from "../../../i18n/language-context.ts";
import { AllowForm } from "./allow-form.tsx";
import { useAssistantsTexts } from "./assistants-texts.ts";
import styles from "./assistants.module.css";
import { assistantCalls } from "@waslijn/contract/calls/assistants";
import { clientOf } from "../../../api/client.ts";

const callForAssistants = clientOf(assistantCalls);

/** Form to allow an assistant to order, up to an amount and until a date (OPEN-02). */
export default function Assistants() {
  const { list, token, allow, stop } = useAssistants();
  const [status, setStatus] = useState("");
  const language = useLanguage();
  // Must be the last hook: React loses hooks that come after one that suspends.
  const texts = useAssistantsTexts();
  const end = (assistant: Assistant): void => {
    stop(assistant).then(
      () => setStatus(texts.stopped(assistant.name)),
      () => setStatus(texts.failed),
    );
  };
  return (
    <section className={styles.part} aria-labelledby="assistants">
      <h2 id="assistants">{texts.title}</h2>
      <p>{texts.text}</p>
      <p>
        {texts.connect} <code>{`${location.origin}/mcp`}</code>
      </p>
      <p>{texts.connectNext}</p>
      {token ? (
        <Token key={token} token={token} onCopied={() => setStatus(texts.token.copied)} />
      ) : null}
      {list.length > 0 ? (
        <>
          <h3>{texts.list}</h3>
          <ul className={styles.list}>
            {list.map((assistant) => (
              <li key={assistant.id}>
                <span>
                  <strong>{assistant.name}</strong>
                  {assistant.host ? <small>{assistant.host}</small> : null}
                  <small>
                    {texts.spent(
                      formatCents(assistant.spentCents, language),
                      formatCents(assistant.mostCents, language),
                    )}
                    , {texts.until(formatWholeDate(assistant.expiresAt.slice(0, 10), language))}
                  </small>
                </span>
                <Button kind="line" onClick={() => end(assistant)}>
                  {texts.stop}
                  <span className="hide">{texts.stopWhich(assistant.name)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p role="status">{status}</p>
      <AllowForm onAllow={allow} />
    </section>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** Address and token for the assistant, shown once. Rendered above the button that was pressed, so it takes focus. */
function Token({ token, onCopied }: { token: string; onCopied: () => void }) {
  const texts = useAssistantsTexts().token;
  return (
    <div ref={focus} tabIndex={-1} role="group" aria-labelledby="key" className={styles.token}>
      <h3 id="key">{texts.title}</h3>
      <p>{texts.text}</p>
      <dl>
        <dt className="quiet">{texts.address}</dt>
        <dd>{`${location.origin}/mcp`}</dd>
        <dt className="quiet">{texts.key}</dt>
        <dd>{token}</dd>
      </dl>
      <Button
        kind="line"
        onClick={() => void navigator.clipboard.writeText(token).then(onCopied, () => undefined)}
      >
        {texts.copy}
      </Button>
    </div>
  );
}

type GrantInput = { name: string; mostEuros: number; days: 1 | 7 | 30 | 90 };

/** The allowed assistants; the list is refetched after each change. */
function useAssistants() {
  const [list, setList] = useState<readonly Assistant[]>([]);
  const [token, setToken] = useState<string>();
  // A failure is ignored: the rest of the page works without the list.
  const load = (): Promise<void> =>
    callForAssistants("listAssistants").then(setList, () => undefined);
  const onAppear = useEffectEvent(() => void load());
  useEffect(() => onAppear(), []);
  const allow = async (body: GrantInput): Promise<void> => {
    const { token: made } = await callForAssistants("allowAssistant", { body });
    setToken(made);
    await load();
  };
  const stop = async ({ id }: Assistant): Promise<void> => {
    await callForAssistants("stopAssistant", { params: { id } });
    setToken(undefined);
    await load();
  };
  /** `token` is set only directly after it was created; it is shown once. */
  return { list, token, allow, stop };
}
