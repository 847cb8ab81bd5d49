import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { DataEntry, DataValue } from "@waslijn/contract/console/data";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Bar } from "../../../parts/bar.tsx";
import { PastChanges } from "../../../parts/data/past-changes.tsx";
import { useDataChange } from "../../../parts/data/use-data-change.tsx";
import type { WantedChange } from "../../../parts/data/wanted-change.ts";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Empty, Failed, Loading } from "../../../ui/states.tsx";
import { dataQuery } from "../../../api/queries.ts";
import { useEntriesTexts } from "./entries-texts.ts";
import { EntryForm, type FieldProblem } from "./entry-form.tsx";
import { ShopNav } from "../shop-nav.tsx";
import type { Subject } from "./subject.ts";
import "./entries.css";
import { Table } from "../../../ui/table/table.tsx";
import { Button } from "../../../ui/button.tsx";

/** The open dialog. */
type Doing = { what: "add" } | { what: "change" | "remove"; entry: DataEntry };

type Props = {
  subject: Subject;
  /** Rendered below the list. */
  children?: ReactNode;
};

/** A list of provider data with its form: promo codes, companies, locations, hubs, closed days (SHOP-04). */
export function EntriesScreen({ subject, children }: Props) {
  const texts = useEntriesTexts();
  const own = subject.texts;
  const list = useQuery(dataQuery(subject.table));
  const [doing, setDoing] = useState<Doing>();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const { change, putBack, isRunning, dialogs } = useDataChange((failure) => {
    setProblems(problemsOf(failure));
    return problemsOf(failure).length > 0 && doing?.what !== "remove"
      ? texts.lookAtFields
      : undefined;
  });
  const start = (next: Doing | undefined): void => {
    setProblems([]);
    setDoing(next);
  };
  const stop = (): void => start(undefined);
  const send = async (done: string, changes: WantedChange[]): Promise<void> => {
    setProblems([]);
    if (await change({ changes, done })) stop();
  };
  const { table } = subject;
  const add = (asked: DataValue): Promise<void> => {
    const others = new Set(subject.fields.filter((one) => one.isOfNew).map((one) => one.name));
    const value = Object.fromEntries(Object.entries(asked).filter(([name]) => !others.has(name)));
    return send(texts.added(subject.nameOf(value)), [
      { table, before: null, value },
      ...(subject.withNew?.(asked) ?? []),
    ]);
  };
  const alter = (before: DataEntry, value: DataValue): Promise<void> =>
    send(texts.changed(subject.nameOf({ ...before.value, ...value })), [{ table, before, value }]);
  const remove = (before: DataEntry): Promise<void> =>
    send(texts.removed(subject.nameOf(before.value)), [{ table, before, value: null }]);
  return (
    <>
      <Bar
        title={own.title}
        end={
          <Button look="main" onClick={() => start({ what: "add" })}>
            <Icon name="plus" size="s" />
            {own.add}
          </Button>
        }
      />
      <ShopNav />
      <main id="main" className="list">
        {list.isPending && <Loading label={own.loading} rows={6} />}
        {list.isError && !list.data && (
          <Failed failure={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data?.length === 0 && <Empty title={own.empty}>{own.emptyText}</Empty>}
        {list.data && list.data.length > 0 && (
          <EntriesTable
            subject={subject}
            entries={list.data}
            onAct={(what, entry) => start({ what, entry })}
          />
        )}
        {list.data && children}
        <div className="entries-past">
          <PastChanges tables={subject.changes ?? [table]} onPutBack={(id) => void putBack(id)} />
        </div>
        {(doing?.what === "add" || doing?.what === "change") && (
          <EntryForm
            subject={subject}
            entry={doing.what === "change" ? doing.entry : null}
            problems={problems}
            isRunning={isRunning}
            onClose={stop}
            onSave={(value) =>
              void (doing.what === "change" ? alter(doing.entry, value) : add(value))
            }
          />
        )}
        {doing?.what === "remove" && (
          <Ask
            title={texts.removeAsk(subject.nameOf(doing.entry.value))}
            submit={texts.remove}
            leave={texts.leave}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={() => void remove(doing.entry)}
          >
            <p>{texts.removeText}</p>
          </Ask>
        )}
        {dialogs}
      </main>
    </>
  );
}

/** `0.code`: the index of the change, then its field. */
const problemsOf = ({ problem }: ApiFailure): FieldProblem[] =>
  (problem?.extra.fields ?? []).map(({ field, rule }) => ({
    field: field.slice(field.indexOf(".") + 1),
    rule,
  }));

type EntriesTableProps = {
  subject: Subject;
  entries: DataEntry[];
  onAct: (what: "change" | "remove", entry: DataEntry) => void;
};

/** The entries of a subject, with their acts. */
function EntriesTable({ subject, entries, onAct }: EntriesTableProps) {
  const texts = useEntriesTexts();
  const { more } = subject;
  const acts = [
    ["change", texts.change, texts.changeLong],
    ["remove", texts.remove, texts.removeLong],
  ] as const;
  return (
    <div className="tbl-wide">
      <Table
        className="entries"
        caption={subject.texts.caption}
        columns={[
          ...subject.columns.map(({ name, rank = "" }) => ({
            words: subject.texts.columns[name] ?? "",
            className: rank,
          })),
          { words: texts.act, className: "r" },
        ]}
      >
        {entries.map((entry) => (
          <tr key={JSON.stringify(subject.key.map((name) => entry.value[name]))}>
            {subject.columns.map(({ name, show, below, isName, rank = "" }) => (
              <td key={name} className={rank}>
                {isName ? <b>{show(entry.value)}</b> : show(entry.value)}
                {below && <div className="quiet small">{below(entry.value)}</div>}
              </td>
            ))}
            <td className="entries-acts">
              {more && (
                <Button
                  look="quiet"
                  size="s"
                  aria-label={more.labelOf(subject.nameOf(entry.value))}
                  onClick={() => more.act(entry.value)}
                >
                  {more.label}
                </Button>
              )}
              {acts.map(([act, label, long]) => (
                <Button
                  key={act}
                  look="quiet"
                  size="s"
                  aria-label={long(subject.nameOf(entry.value))}
                  onClick={() => onAct(act, entry)}
                >
                  {label}
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
