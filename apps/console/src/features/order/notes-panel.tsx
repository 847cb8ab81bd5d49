import type { DeskOrder } from "@waslijn/contract/console/order";
import { useEffect, useRef } from "react";
import { callConsole } from "../../api/client.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { NoteForm } from "../../parts/note-form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useOrderTexts } from "./order-texts.ts";
import type { OrderActs } from "./use-order-acts.ts";

type Props = { order: DeskOrder; acts: OrderActs };

export function NotesPanel({ order, acts }: Props) {
  const texts = useOrderTexts().notes;
  const moment = useMoment();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (acts.doing === "note") field.current?.focus();
  }, [acts.doing]);
  const keep = (text: string): Promise<boolean> => {
    // Makes letter shortcuts work again.
    field.current?.blur();
    return acts.change(texts.kept, () =>
      callConsole("writeNote", { params: { number: order.number }, body: { text } }),
    );
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
        <NoteForm
          texts={texts}
          rows={3}
          isRunning={acts.isRunning}
          onKeep={keep}
          field={field}
          onBlur={acts.stop}
        />
      </div>
    </Panel>
  );
}
