import type { AuditEntry } from "@waslijn/contract/console/staff";
import type { DataTable } from "@waslijn/contract/console/codes";
import type { DataDifference, DataValue } from "@waslijn/contract/console/data";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { changeWords, entryName, useDataWords } from "../../parts/data/past-changes.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { callConsole } from "../../api/client.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useDataTexts } from "../../parts/data/data-texts.ts";
import { Bar } from "../../parts/bar.tsx";
import { useMessageKinds } from "../../parts/message-kinds.ts";
import { useEventTexts } from "../../parts/event-texts.ts";
import { useRoleTexts } from "../../parts/role-texts.ts";
import { useStateTexts } from "../../parts/state-ring.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { Table } from "../../ui/table/table.tsx";
import {
  aboutWords,
  actionWords,
  changedFields,
  fileChanges,
  orderIn,
  valueWords,
} from "./audit-words.ts";
import "./audit.css";
import { useAuditTexts } from "./audit-texts.ts";
import { Button } from "../../ui/button.tsx";

const route = getRouteApi("/staff-only/shell/audit");
/** Differences of applied files that an entry shows. */
const MOST_APPLIED = 20;

/** The audit log: every change by staff and commands, with before and after (STAFF-04). */
export default function AuditScreen() {
  const texts = useAuditTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: AuditSearch): void => void navigate({ search: next, replace: true });
  const log = useInfiniteQuery({
    queryKey: ["audit", search],
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callConsole("listAudit", {
        query: { ...search, ...(pageParam !== undefined && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="list">
        <Filters search={search} onChange={show} />
        {log.isPending && <Loading label={texts.loading} rows={12} />}
        {log.isError && !log.data && (
          <Failed failure={log.error} onRetry={() => void log.refetch()} />
        )}
        {log.data && entries.length === 0 && (
          <div role="status">
            {Object.keys(search).length === 0 ? (
              <Empty title={texts.empty} />
            ) : (
              <Empty title={texts.emptyFiltered}>{texts.emptyHint}</Empty>
            )}
          </div>
        )}
        {entries.length > 0 && <Entries entries={entries} search={search} />}
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

type FiltersProps = { search: AuditSearch; onChange: (search: AuditSearch) => void };

function Filters({ search, onChange }: FiltersProps) {
  const { filters: texts, subjects } = useAuditTexts();
  const staff = useStaff();
  const [number, setNumber] = useState("");
  const { about } = search;
  const set = (name: keyof AuditSearch, value: string): void => {
    const { [name]: _, ...others } = search;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <Form
      className="audit-filters"
      aria-label={texts.label}
      onSubmit={() => set("about", number.trim() && `order ${number.trim().toUpperCase()}`)}
    >
      <SelectField
        label={texts.staff}
        value={search.staff ?? ""}
        options={[["", texts.everyone], ...staff.map(({ id, name }) => [id, name] as const)]}
        onChange={(id) => set("staff", id)}
      />
      <TextField
        label={texts.day}
        type="date"
        value={search.day ?? ""}
        onChange={(day) => set("day", day)}
      />
      <TextField
        label={texts.order}
        placeholder="W-10001"
        maxLength={40}
        value={number}
        onChange={setNumber}
      />
      {about && (
        <Button
          onClick={() => {
            setNumber("");
            set("about", "");
          }}
        >
          {texts.about(aboutWords({ about, aboutName: null }, subjects))}
          <Icon name="close" size="s" />
        </Button>
      )}
      {Object.keys(search).length > 0 && (
        <Button
          look="quiet"
          onClick={() => {
            setNumber("");
            onChange({});
          }}
        >
          {texts.clear}
        </Button>
      )}
    </Form>
  );
}

function useStaff() {
  const { data = [] } = useQuery({
    queryKey: ["staff"],
    queryFn: ({ signal }) => callConsole("listStaff", { signal }),
  });
  return data;
}

function Entries({ entries, search }: { entries: AuditEntry[]; search: AuditSearch }) {
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
              <div className="small">
                <About entry={entry} search={search} />
              </div>
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

/** What the entry is about: an order opens, anything else filters by it. */
function About({ entry, search }: { entry: AuditEntry; search: AuditSearch }) {
  const { subjects, filters } = useAuditTexts();
  const dataWords = useDataWords();
  if (!entry.about) return null;
  const changed = differenceOf(entry);
  const [subject = ""] = entry.about.split(" ");
  const words = changed
    ? `${subjects[changed.table] ?? subject} ${entryName(changed, dataWords)}`
    : aboutWords(entry, subjects);
  const order = orderIn(entry.about);
  if (order) {
    return (
      <Link className="quiet" to="/orders/$number" params={{ number: order }}>
        {words}
      </Link>
    );
  }
  return (
    <Link
      className="quiet"
      to="/audit"
      search={{ ...search, about: entry.about }}
      aria-label={filters.only(words)}
    >
      {words}
    </Link>
  );
}

/** The change of provider data that an entry records. */
function differenceOf({ action, before, after, detail }: AuditEntry): DataDifference | undefined {
  const { table, entry } = detail as { table?: DataTable; entry?: string };
  if (action !== "data:change" || !table || entry === undefined) return undefined;
  return { table, entry, before: before as DataValue | null, after: after as DataValue | null };
}

function Change({ entry }: { entry: AuditEntry }) {
  const texts = useAuditTexts();
  const language = useLanguage();
  const dataWords = useDataWords();
  const staff = useStaff();
  const fields = { ...useDataTexts().fields, ...texts.fields };
  const values: Record<string, Record<string, string>> = {
    ...texts.values,
    status: useStateTexts(),
    role: useRoleTexts(),
    kind: useMessageKinds(),
    driver: Object.fromEntries(staff.map(({ id, name }) => [id, name])),
  };
  const changed = differenceOf(entry);
  if (changed) return <span>{changeWords(changed, dataWords)}</span>;
  const applied = fileChanges(entry);
  if (applied.length > 0) {
    return (
      <>
        {applied.slice(0, MOST_APPLIED).map((one) => (
          <span key={`${one.table} ${one.entry}`}>{changeWords(one, dataWords)}</span>
        ))}
        {applied.length > MOST_APPLIED && (
          <span>{texts.others(applied.length - MOST_APPLIED)}</span>
        )}
      </>
    );
  }
  const { truth } = texts;
  return changedFields(entry).map(({ name, before, after }) => {
    const words = (value: string): string =>
      valueWords(name, value, { language, values, truth, hubs: dataWords.hubs });
    return (
      <span key={name}>
        {fields[name] ?? name}: {before !== undefined && <del>{words(before)}</del>}
        {before !== undefined && after !== undefined && " → "}
        {after !== undefined && <ins>{words(after)}</ins>}
      </span>
    );
  });
}
