import { callLater } from "../../api/later.ts";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { fillTemplate, type MessageFacts } from "../contact/fill-template.ts";
import { useAct } from "../use-act.ts";
import { Ask } from "../../ui/overlay/ask.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { useManyTexts, type ManyProps } from "./many-texts.ts";
import type { ManyPreview } from "@waslijn/contract/console/many";
import { Failed, Loading } from "../../ui/states.tsx";

/** Lists which orders take part, and why the others do not. */
export function Preview({ preview }: { preview: UseQueryResult<ManyPreview> }) {
  const texts = useManyTexts();
  if (preview.isError) {
    return <Failed failure={preview.error} onRetry={() => void preview.refetch()} />;
  }
  if (!preview.data) return <Loading label={texts.checking} rows={2} />;
  const [fit, not] = [fitting(preview.data), preview.data.orders.filter(({ why }) => why)];
  return (
    <div className="preview" role="status">
      <p>
        <b>{fit.length > 0 ? texts.fit(fit.length) : texts.noneFit}</b>
      </p>
      {not.length > 0 && (
        <>
          <p>{texts.not(not.length)}</p>
          <ul>
            {not.map(({ number, customer, why }) => (
              <li key={number}>
                <b>{number}</b> {customer}
                {why && `: ${texts.why[why]}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export const fitting = (preview: ManyPreview | undefined): string[] =>
  preview?.orders.filter(({ why }) => why === null).map(({ number }) => number) ?? [];

const MOST_LETTERS = 2000;
const NO_FACTS: MessageFacts = { name: null, number: null, pickup: null, delivery: null };

/** Sends one text to the customers of many orders, as separate mails (DESK-08). */
export function MessageDialog({ orders, onClose, onDone }: ManyProps) {
  const texts = useManyTexts();
  const [text, setText] = useState("");
  const numbers = orders.map(({ number }) => number);
  const preview = useQuery({
    queryKey: ["many", "message", numbers],
    queryFn: ({ signal }) => callLater("previewMessage", { body: { numbers }, signal }),
  });
  const fit = fitting(preview.data);
  const { act, isRunning } = useAct({ refresh: [["order"]] });
  // One text goes to all of them as it is typed.
  const { missing } = fillTemplate(text, NO_FACTS);
  const send = async (): Promise<void> => {
    const batch = { id: crypto.randomUUID(), numbers: fit };
    const worked = await act({
      done: texts.writing.done(fit.length),
      run: () => callLater("messageMany", { body: { ...batch, text } }),
      undo: () => callLater("undoMessage", { body: batch }),
    });
    if (worked) onDone();
  };
  return (
    <Ask
      title={texts.writing.title(orders.length)}
      submit={texts.writing.submit(fit.length)}
      leave={texts.leave}
      isRunning={isRunning || fit.length === 0 || missing.length > 0}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextArea
        label={texts.writing.text}
        className="in"
        hint={texts.writing.hint}
        error={missing.length > 0 ? texts.writing.unfilled(missing.join(", ")) : undefined}
        rows={5}
        maxLength={MOST_LETTERS}
        required
        value={text}
        onChange={setText}
      />
      <Preview preview={preview} />
      <p className="quiet small">{texts.writing.wait}</p>
    </Ask>
  );
}
