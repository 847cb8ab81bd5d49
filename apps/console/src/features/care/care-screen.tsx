import { callLater } from "../../api/later.ts";
import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { meQuery } from "../../api/me-query.ts";
import { Bar } from "../../parts/bar.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Live } from "../../parts/live.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { useCareTexts } from "./care-texts.ts";
import { Case } from "./case.tsx";
import { Inbox } from "./inbox.tsx";
import "./care.css";
import type { CareView } from "@waslijn/contract/console/codes";
import { callConsole } from "../../api/client.ts";

/** Polling interval: deadlines approach and customers answer. */
const EVERY_MS = 15_000;

const inboxQuery = (view: CareView) =>
  queryOptions({
    queryKey: ["care", view],
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("listComplaints", { query: { view }, signal }),
  });

const complaintQuery = (id: string) =>
  queryOptions({
    queryKey: ["care", "one", id],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callLater("readComplaint", { params: { id }, signal }),
  });

const route = getRouteApi("/staff-only/shell/care");

/** Complaints: the inbox, and the selected one beside it (CARE-02). */
export default function CareScreen() {
  const texts = useCareTexts();
  const { view = "open", id } = route.useSearch();
  const inbox = useQuery(inboxQuery(view));
  useNextAndPrevious(inbox.data?.complaints.map((one) => one.id) ?? [], id);
  return (
    <>
      <Bar
        title={texts.title}
        beside={<p className="quiet bar-sub">{texts.beside}</p>}
        end={<Live />}
      />
      <main id="main" className={`care ${id ? "has-case" : ""}`}>
        {inbox.isPending && <Loading label={texts.loading} />}
        {inbox.isError && !inbox.data && (
          <Failed failure={inbox.error} onRetry={() => void inbox.refetch()} />
        )}
        {inbox.data && <Inbox inbox={inbox.data} view={view} id={id} />}
        {id ? (
          <Chosen key={id} id={id} />
        ) : (
          <div className="cr-case cr-none">
            <Empty title={texts.choose} />
          </div>
        )}
      </main>
    </>
  );
}

function Chosen({ id }: { id: string }) {
  const texts = useCareTexts();
  const complaint = useQuery(complaintQuery(id));
  const { data: me } = useQuery(meQuery);
  if (complaint.data && me) return <Case complaint={complaint.data} role={me.role} />;
  return (
    <div className="cr-case">
      {complaint.isError ? (
        <Failed failure={complaint.error} onRetry={() => void complaint.refetch()} />
      ) : (
        <Loading label={texts.loading} />
      )}
    </div>
  );
}

/** J and K move through the list. */
function useNextAndPrevious(ids: readonly string[], id: string | undefined): void {
  const texts = useCareTexts();
  const navigate = useNavigate();
  const go = (by: 1 | -1): void => {
    const at = id ? ids.indexOf(id) + by : 0;
    const next = ids[Math.min(Math.max(at, 0), ids.length - 1)];
    if (next) void navigate({ to: "/care", search: (before) => ({ ...before, id: next }) });
  };
  useShortcuts([
    { keys: "J", label: texts.keys.next, act: () => go(1) },
    { keys: "K", label: texts.keys.previous, act: () => go(-1) },
  ]);
}
