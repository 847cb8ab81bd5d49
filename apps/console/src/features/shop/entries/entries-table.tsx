import type { DataEntry } from "@waslijn/contract/console/data/data";
import { Table } from "../../../parts/table/table.tsx";
import { useEntriesTexts } from "./entries-texts.ts";
import type { Subject } from "./subject.ts";

type Props = {
  subject: Subject;
  entries: DataEntry[];
  onAct: (what: "change" | "remove", entry: DataEntry) => void;
};

/** What there is of a subject, and what can be done with each. */
export function EntriesTable({ subject, entries, onAct }: Props) {
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
                <button
                  className="btn btn-quiet btn-s"
                  type="button"
                  aria-label={more.labelOf(subject.nameOf(entry.value))}
                  onClick={() => more.act(entry.value)}
                >
                  {more.label}
                </button>
              )}
              {acts.map(([act, label, long]) => (
                <button
                  key={act}
                  className="btn btn-quiet btn-s"
                  type="button"
                  aria-label={long(subject.nameOf(entry.value))}
                  onClick={() => onAct(act, entry)}
                >
                  {label}
                </button>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
