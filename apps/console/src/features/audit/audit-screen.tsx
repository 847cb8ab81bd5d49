import type { AuditEntry } from "@waslijn/contract/console/staff";
import { useInfiniteQuery } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useDataTexts } from "../../parts/data/data-texts.ts";
import { Bar } from "../../parts/bar.tsx";
import { useEventTexts } from "../../parts/event-texts.ts";
import { useRoleTexts } from "../../parts/role-texts.ts";
import { useStateTexts } from "../../parts/state-ring.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { Table } from "../../ui/table/table.tsx";
import { aboutWords, actionWords, changedFields } from "./audit-words.ts";
import "./audit.css";
import { useAuditTexts } from "./audit-texts.ts";
import { Button } from "../../ui/button.tsx";

/** The audit log: every change by staff and commands, with before and after (STAFF-04). */
export default function AuditScreen() {
  const texts = useAuditTexts();
  const log = useInfiniteQuery({
    queryKey: ["audit"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callConsole("listAudit", {
        query: pageParam === undefined ? {} : { after: pageParam },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="list">
        {log.isPending && <Loading label={texts.loading} rows={12} />}
        {log.isError && !log.data && (
          <Failed failure={log.error} onRetry={() => void log.refetch()} />
        )}
        {log.data && entries.length === 0 && <Empty title={texts.empty} />}
        {entries.length > 0 && <Entries entries={entries} />}
        {entries.length > 0 && (
          <div className="audit-foot">
            {log.hasNextPage ? (
              <Button aria-disabled={log.isFetching} onClick={() => void log.fetchNextPage()}>
                {texts.more}
              </Button>
            ) : (
              <p className="quiet small">{texts.end}</p>
            )}
          </div>
        )}
      </main>
    </>
  );
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  const texts = useAuditTexts();
  const events = useEventTexts();
  const moment = useMoment();
  return (
    <div className="tbl-wide">
      <Table
        className="audit"
        caption={texts.caption}
        columns={[
          texts.columns.at,
          texts.columns.who,
          texts.columns.action,
          { words: texts.columns.change, className: "c-4" },
        ]}
      >
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="quiet">
              <time dateTime={entry.at}>{moment(entry.at)}</time>
            </td>
            <td>
              <b>{entry.who.name}</b>
            </td>
            <td>
              {actionWords(entry.action, texts.actions, events)}
              <div className="quiet small">{aboutWords(entry, texts.subjects)}</div>
              <div className="audit-change audit-below">
                <Change entry={entry} />
              </div>
            </td>
            <td className="c-4 audit-change">
              <Change entry={entry} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const texts = useAuditTexts();
  const fields = { ...useDataTexts().fields, ...texts.fields };
  const values: Record<string, Record<string, string>> = {
    status: useStateTexts(),
    role: useRoleTexts(),
  };
  return changedFields(entry).map(({ name, before, after }) => {
    const words = (value: string): string => values[name]?.[value] ?? texts.truth[value] ?? value;
    return (
      <span key={name}>
        {fields[name] ?? name}: {before !== undefined && <del>{words(before)}</del>}
        {before !== undefined && after !== undefined && " → "}
        {after !== undefined && <ins>{words(after)}</ins>}
      </span>
    );
  });
}
