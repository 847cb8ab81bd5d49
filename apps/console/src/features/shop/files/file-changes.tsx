import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type {
  DataDifference,
  DataValue,
  DataFile,
  FilesPreview,
} from "@waslijn/contract/console/data";
import { useId, useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { useAct } from "../../../parts/use-act.ts";
import { Concern, ConcernedPeople, type Telling } from "../../../parts/data/concern.tsx";
import { Empty } from "../../../ui/states.tsx";
import { SCROLLED, Table } from "../../../ui/table/table.tsx";
import { useFilesTexts } from "./files-texts.ts";
import { Button } from "../../../ui/button.tsx";

type ChangedRow = {
  table: string;
  entry: string;
  kind: "added" | "removed" | "changed";
  field: string;
  now: string;
  next: string;
};

/** A row per changed field, and one per added or removed entry; as `data:apply` prints them. */
function changedRows({ table, entry, before, after }: DataDifference): ChangedRow[] {
  const about = { table, entry, field: "", now: "", next: "" };
  if (!before) return [{ ...about, kind: "added" }];
  if (!after) return [{ ...about, kind: "removed" }];
  return Object.keys(after)
    .map((field) => ({ field, now: say(before[field]), next: say(after[field]) }))
    .filter(({ now, next }) => now !== next)
    .map((changed) => ({ ...about, kind: "changed" as const, ...changed }));
}

const say = (value: DataValue[string] | undefined): string =>
  value === null || value === undefined ? "–" : [value].flat().join(" ");

type Props = {
  files: DataFile[];
  preview: FilesPreview;
  /** The preview is outdated. */
  onAgain: () => void;
  onDone: () => void;
  /** Reverts the change of this id, after a question when that affects orders. */
  putBack: (id: string) => Promise<boolean>;
};

/** What the files would change, the affected orders, and the apply button. */
export function FileChanges({ files, preview, onAgain, onDone, putBack }: Props) {
  const { changes: texts } = useFilesTexts();
  const { differences, orders, seen } = preview;
  const [mayRemove, setMayRemove] = useState(false);
  const [tell, setTell] = useState<Telling>("mail");
  const { act, isRunning } = useAct({
    refresh: [["data"], ["areas"], ["windows"], ["prices"], ["audit"]],
    explain: (failure) => {
      const isOther =
        failure instanceof ApiFailure &&
        (failure.is("data_changed") || failure.is("concern_unsaid"));
      if (isOther) onAgain();
      return isOther ? texts.again : undefined;
    },
  });
  const removed = differences.filter(({ after }) => after === null).length;
  const isBlocked = removed > 0 && !mayRemove;
  const why = useId();
  const apply = async (): Promise<void> => {
    const id = crypto.randomUUID();
    const body = { id, files, seen, mayRemove, said: orders.length, tell };
    const worked = await act({
      done: texts.done,
      run: () => callConsole("applyFiles", { body }),
      onUndo: () => void putBack(id),
    });
    if (worked) onDone();
  };
  if (differences.length === 0) return <Empty title={texts.none} />;
  return (
    <>
      <div role="status">
        <h3>{texts.title(differences.length)}</h3>
      </div>
      <Differences differences={differences} />
      {removed > 0 && (
        <label className="files-tick">
          <input
            className="tick"
            type="checkbox"
            checked={mayRemove}
            onChange={({ target }) => setMayRemove(target.checked)}
          />
          {texts.remove(removed)}
        </label>
      )}
      {orders.length > 0 && (
        <>
          <Concern orders={orders} tell={tell} onTell={setTell} />
          <ConcernedPeople orders={orders} />
        </>
      )}
      {isBlocked && (
        <p className="quiet small files-why" id={why}>
          {texts.tickFirst(removed)}
        </p>
      )}
      <div className="ask-do">
        <Button look="quiet" onClick={onDone}>
          {texts.drop}
        </Button>
        <Button
          look="main"
          disabled={isRunning || isBlocked}
          {...(isBlocked && { "aria-describedby": why })}
          onClick={() => void apply()}
        >
          {texts.apply}
        </Button>
      </div>
    </>
  );
}

function Differences({ differences }: { differences: DataDifference[] }) {
  const { changes: texts } = useFilesTexts();
  return (
    <div className="tbl-wide" aria-label={texts.caption} {...SCROLLED}>
      <Table
        className="files-table"
        caption={texts.caption}
        columns={[texts.data, texts.entry, texts.field, texts.now, texts.next]}
      >
        {differences.flatMap(changedRows).map((row) => (
          <tr key={`${row.table} ${row.entry} ${row.field}`}>
            <td>{row.table}</td>
            <td>{row.entry}</td>
            <td>{row.kind === "changed" ? row.field : texts[row.kind]}</td>
            <td>{row.now}</td>
            <td>{row.next}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
