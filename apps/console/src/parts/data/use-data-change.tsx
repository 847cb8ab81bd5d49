import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { DataPreview } from "@waslijn/contract/console/data";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { callConsole } from "../../api/client.ts";
import { useFailureWords } from "../../ui/failure.ts";
import { useToast } from "../../ui/overlay/toast.tsx";
import { useDataTexts } from "./data-texts.ts";
import {
  afterSeeing,
  conflictsOf,
  toDataChange,
  type Conflict,
  type WantedChange,
  comparedFields,
} from "./wanted-change.ts";
import { Ask } from "../../ui/overlay/ask.tsx";
import { Concern, ConcernedPeople, TellingChoice, type Telling } from "./concern.tsx";
import { putBackAsking, type Agreed } from "./put-back.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Table } from "../../ui/table/table.tsx";
import "./data.css";

type Edit = {
  changes: WantedChange[];
  /** Toast text on success. */
  done: string;
  agreed?: Agreed;
};

type Open =
  | { what: "concern"; edit: Edit; preview: DataPreview; settle: (worked: boolean) => void }
  | { what: "conflict"; edit: Edit; conflicts: Conflict[]; settle: (worked: boolean) => void }
  | { what: "put-back"; concerned: number; settle: (tell: Telling | undefined) => void };

/**
 * Changes provider data: confirms the affected orders first, shows a comparison on a concurrent change, and offers
 * undo. `dialogs` has to be rendered on the screen.
 */
export function useDataChange(explain?: (failure: ApiFailure) => string | undefined): {
  change: (edit: Edit) => Promise<boolean>;
  putBack: (id: string) => Promise<boolean>;
  isRunning: boolean;
  dialogs: ReactNode;
} {
  const texts = useDataTexts();
  const queries = useQueryClient();
  const toast = useToast();
  const source = useId();
  const words = useFailureWords();
  const [isRunning, setIsRunning] = useState(false);
  const [open, setOpen] = useState<Open>();
  // The toast's undo outlives the screen with the dialogs.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const refresh = (): void => {
    // "today" has the list of hubs, which screens otherwise cache for good.
    for (const key of ["data", "areas", "windows", "prices", "audit", "today", "setup"]) {
      void queries.invalidateQueries({ queryKey: [key] });
    }
  };
  const say = (failure: unknown): false => {
    const [field] = (failure instanceof ApiFailure && failure.problem?.extra.fields) || [];
    const better = failure instanceof ApiFailure ? explain?.(failure) : undefined;
    const usedBy = failure instanceof ApiFailure ? failure.problem?.extra.usedBy : undefined;
    const inUse = usedBy && texts.inUse(usedBy.map(({ what, count }) => texts.users(what, count)));
    toast({
      kind: "bad",
      source,
      words: inUse ?? better ?? (field && texts.rules[field.rule]) ?? words(failure),
    });
    return false;
  };
  const ask = (dialog: (settle: (worked: boolean) => void) => Open): Promise<boolean> =>
    new Promise((settle) => setOpen(dialog(settle)));
  const showConflict = (edit: Edit, failure: ApiFailure): Promise<boolean> =>
    ask((settle) => {
      const conflicts = conflictsOf(edit.changes, failure.problem?.extra.conflicts ?? []);
      return { what: "conflict", edit, conflicts, settle };
    });

  const attempt = async (edit: Edit): Promise<boolean> => {
    const changes = edit.changes.map(toDataChange);
    try {
      if (!edit.agreed) {
        const preview = await callConsole("previewData", { body: { changes } });
        if (preview.orders.length > 0) {
          return await ask((settle) => ({ what: "concern", edit, preview, settle }));
        }
      }
      const id = crypto.randomUUID();
      await callConsole("changeData", { body: { id, changes, ...edit.agreed } });
      toast({ kind: "good", source, words: edit.done, undo: () => void putBack(id) });
      refresh();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.is("data_changed")) return showConflict(edit, failure);
      // Orders were placed meanwhile: preview and confirm again.
      if (failure.is("concern_unsaid")) {
        return attempt({ changes: edit.changes, done: edit.done });
      }
      return say(failure);
    }
  };
  const running = async (work: () => Promise<boolean>): Promise<boolean> => {
    setIsRunning(true);
    try {
      return await work();
    } finally {
      setIsRunning(false);
    }
  };
  const change = (edit: Edit): Promise<boolean> => running(() => attempt(edit));
  const askPutBack = (concerned: number): Promise<Telling | undefined> | undefined =>
    isMounted.current
      ? new Promise((settle) => setOpen({ what: "put-back", concerned, settle }))
      : undefined;
  const putBack = (change: string): Promise<boolean> =>
    running(async () => {
      const id = crypto.randomUUID();
      const send = (agreed?: Agreed) =>
        callConsole("putDataBack", { params: { id: change }, body: { id, ...agreed } });
      try {
        const worked = await putBackAsking(send, askPutBack);
        if (worked) toast({ kind: "good", words: texts.putBack });
        return worked;
      } catch (failure) {
        const isBuiltOn = failure instanceof ApiFailure && failure.is("data_changed");
        return isBuiltOn ? (toast({ kind: "bad", words: texts.builtOn }), false) : say(failure);
      } finally {
        refresh();
      }
    });

  const close = (worked: boolean): void => {
    if (open && open.what !== "put-back") open.settle(worked);
    setOpen(undefined);
  };
  const goOn = async (edit: Edit): Promise<void> => {
    setOpen(undefined);
    const worked = await attempt(edit);
    if (open && open.what !== "put-back") open.settle(worked);
  };
  const dialogs = open && (
    <>
      {open.what === "concern" && (
        <ConcernDialog
          preview={open.preview}
          onClose={() => close(false)}
          onSubmit={(tell) =>
            void goOn({ ...open.edit, agreed: { said: open.preview.orders.length, tell } })
          }
        />
      )}
      {open.what === "put-back" && (
        <PutBackDialog
          concerned={open.concerned}
          onAnswer={(tell) => {
            setOpen(undefined);
            open.settle(tell);
          }}
        />
      )}
      {open.what === "conflict" && (
        <ConflictDialog
          conflicts={open.conflicts}
          onKeepTheirs={() => {
            refresh();
            close(false);
          }}
          onUseMine={() =>
            void goOn({ ...open.edit, changes: afterSeeing(open.edit.changes, open.conflicts) })
          }
        />
      )}
    </>
  );
  return { change, putBack, isRunning, dialogs };
}

type Props = {
  preview: DataPreview;
  onSubmit: (tell: Telling) => void;
  onClose: () => void;
};

/** Confirms a change that affects customers: lists them and asks whether to notify them (SHOP-01). */
function ConcernDialog({ preview: { orders }, onSubmit, onClose }: Props) {
  const texts = useDataTexts().concern;
  const [tell, setTell] = useState<Telling>("mail");
  return (
    <Ask
      title={texts.title(orders.length)}
      submit={texts.submit(tell === "mail" ? orders.filter((one) => one.hasEmail).length : 0)}
      leave={texts.leave}
      isRunning={false}
      onSubmit={() => onSubmit(tell)}
      onClose={onClose}
    >
      <Concern orders={orders} tell={tell} onTell={setTell} />
      <ConcernedPeople orders={orders} />
    </Ask>
  );
}

type PutBackProps = {
  concerned: number;
  /** Undefined: leave it. */
  onAnswer: (tell: Telling | undefined) => void;
};

/** Confirms a revert that affects customers; the server names only their number (SHOP-01). */
function PutBackDialog({ concerned, onAnswer }: PutBackProps) {
  const texts = useDataTexts().concern;
  const [tell, setTell] = useState<Telling>("mail");
  return (
    <Ask
      title={texts.title(concerned)}
      submit={texts.putBack(tell === "mail")}
      leave={texts.leave}
      isRunning={false}
      onSubmit={() => onAnswer(tell)}
      onClose={() => onAnswer(undefined)}
    >
      <TellingChoice
        count={concerned}
        mail={texts.mailAll}
        mailHint={texts.mailAllHint}
        tell={tell}
        onTell={setTell}
      />
    </Ask>
  );
}

type ConflictDialogProps = {
  conflicts: Conflict[];
  onKeepTheirs: () => void;
  onUseMine: () => void;
};

/** Shows a concurrent change: previous, their and my values side by side. Nothing is saved yet. */
function ConflictDialog({ conflicts, onKeepTheirs, onUseMine }: ConflictDialogProps) {
  const texts = useDataTexts();
  const { conflict } = texts;
  return (
    <Dialog label={conflict.title} className="ask" onClose={onKeepTheirs}>
      <Form onSubmit={onKeepTheirs}>
        <h2>{conflict.title}</h2>
        <p>{conflict.text}</p>
        {conflicts.map((one, index) => (
          <div key={index} className="conflict-wide">
            <Table
              look="bare"
              className="conflict"
              caption={conflict.caption}
              columns={[conflict.field, conflict.before, conflict.theirs, conflict.mine]}
            >
              {comparedFields(one).map(({ name, before, theirs, mine }) => (
                <tr key={name}>
                  <th scope="row">{texts.fields[name] ?? name}</th>
                  <td>{before ?? conflict.nothing}</td>
                  <td>{theirs ?? conflict.nothing}</td>
                  <td>{mine ?? conflict.nothing}</td>
                </tr>
              ))}
            </Table>
            {!one.theirs && <p className="hint">{conflict.gone}</p>}
          </div>
        ))}
        <div className="ask-do">
          <Button onClick={onUseMine}>{conflict.useMine}</Button>
          <Button look="main" isSubmit>
            {conflict.keepTheirs}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
