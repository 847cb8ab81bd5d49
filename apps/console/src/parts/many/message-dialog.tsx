import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../act/use-act.ts";
import { Ask } from "../dialog/ask.tsx";
import { useManyTexts } from "./many-texts.ts";
import type { ManyProps } from "./many-orders.ts";
import { fitting, Preview } from "./preview.tsx";

const MOST_LETTERS = 2000;

/** One text to the customers of many orders, each in a mail of their own (DESK-08). */
export function MessageDialog({ orders, onClose, onDone }: ManyProps) {
  const texts = useManyTexts();
  const id = useId();
  const [text, setText] = useState("");
  const numbers = orders.map(({ number }) => number);
  const preview = useQuery({
    queryKey: ["many", "message", numbers],
    queryFn: ({ signal }) => callConsole("previewMessage", { body: { numbers }, signal }),
  });
  const fit = fitting(preview.data);
  const { act, isRunning } = useAct({ refresh: [["order"]] });
  const send = async (): Promise<void> => {
    const batch = { id: crypto.randomUUID(), numbers: fit };
    const worked = await act({
      done: texts.writing.done(fit.length),
      run: () => callConsole("messageMany", { body: { ...batch, text } }),
      undo: () => callConsole("undoMessage", { body: batch }),
    });
    if (worked) onDone();
  };
  return (
    <Ask
      title={texts.writing.title(orders.length)}
      submit={texts.writing.submit(fit.length)}
      leave={texts.leave}
      isRunning={isRunning || fit.length === 0 || text.trim() === ""}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{texts.writing.text}</label>
        <textarea
          className="in"
          id={id}
          rows={5}
          maxLength={MOST_LETTERS}
          required
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span className="hint" id={`${id}-hint`}>
          {texts.writing.hint}
        </span>
      </div>
      <Preview preview={preview} />
      <p className="quiet small">{texts.writing.wait}</p>
    </Ask>
  );
}
