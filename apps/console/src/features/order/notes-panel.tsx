import type { DeskOrder } from "@waslijn/contract/console/order";
import { useEffect, useRef, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { TextArea } from "../../ui/form/field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useOrderTexts } from "./order-texts.ts";
import type { OrderActs } from "./use-order-acts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

type Props = { order: DeskOrder; acts: OrderActs };

export function NotesPanel({ order, acts }: Props) {
  const texts = useOrderTexts().notes;
  const moment = useMoment();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (acts.doing === "note") field.current?.focus();
  }, [acts.doing]);
  const keep = async (): Promise<void> => {
    // Makes letter shortcuts work again.
    field.current?.blur();
    const worked = await acts.change(texts.kept, () =>
      callConsole("writeNote", { params: { number: order.number }, body: { text: text.trim() } }),
    );
    if (worked) setText("");
  };
  const title = (
    <>
      {texts.title} <small>{texts.us}</small>
    </>
  );
  return (
    <Panel title={title}>
      <div className="panel-in notes">
        <div className="note-list">
          {order.deskNotes.length === 0 && <p className="quiet">{texts.none}</p>}
          {order.deskNotes.map((note) => (
            <p key={note.id}>
              <b>{note.by}</b> <span className="quiet small">{moment(note.at)}</span>
              <br />
              {note.text}
            </p>
          ))}
        </div>
        <Form className="field" onSubmit={() => void keep()}>
          <TextArea
            ref={field}
            rows={3}
            required
            maxLength={2000}
            label={texts.label}
            isLabelHidden
            placeholder={texts.placeholder}
            value={text}
            onChange={setText}
            onBlur={acts.stop}
            onKeyDown={(event) => {
              if (event.key === "Escape") event.currentTarget.blur();
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
                event.currentTarget.form?.requestSubmit();
              }
            }}
          />
          <span className="ask-do">
            <Button size="s" isSubmit disabled={acts.isRunning}>
              {texts.submit} <kbd>Ctrl Enter</kbd>
            </Button>
          </span>
        </Form>
      </div>
    </Panel>
  );
}
