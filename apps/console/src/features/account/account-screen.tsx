import { Bar } from "../../parts/bar.tsx";
import { useAccountTexts } from "./account-texts.ts";
import { PinPanel, SharePanel } from "./pin-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import "./account.css";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useAct } from "../../parts/use-act.ts";
import { Panel } from "../../ui/panel.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { Button } from "../../ui/button.tsx";

const KEY = ["sessions"];

/** The user's sessions, each with a button to end it (STAFF-03). */
function SessionsPanel() {
  const texts = useAccountTexts();
  const moment = useMoment();
  const { data: me } = useSuspenseQuery(meQuery);
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callConsole("listStaffSessions", { query: {}, signal }),
  });
  const { act } = useAct({ refresh: [KEY] });
  return (
    <Panel title={texts.sessions}>
      {sessions.isPending && <Loading label={texts.loading} rows={2} />}
      {sessions.isError && (
        <Failed failure={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      <ul className="rows">
        {sessions.data?.map(({ id, device, tabletOf, seenAt }) => (
          <li key={id}>
            <span className="hand-text">
              <b>
                {device} {id === me.session && <span className="tag">{texts.here}</span>}
                {tabletOf !== null && <span className="tag">{texts.tabletOf(tabletOf)}</span>}
              </b>
              <span>{texts.seen(moment(seenAt))}</span>
            </span>
            {id !== me.session && (
              <Button
                look="quiet"
                size="s"
                className="bar-end"
                aria-label={tabletOf === null ? texts.endLong(device) : texts.closeLong(tabletOf)}
                onClick={() =>
                  void act({
                    done: tabletOf === null ? texts.ended : texts.closed,
                    run: () => callConsole("endStaffSession", { params: { id } }),
                  })
                }
              >
                {tabletOf === null ? texts.end : texts.close}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export default function AccountScreen() {
  const texts = useAccountTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="page account">
        {!me.isOnTablet && (
          <>
            <PasskeysPanel />
            <SessionsPanel />
          </>
        )}
        {me.role !== "driver" && <PinPanel />}
        {(me.role === "owner" || me.role === "desk") && <SharePanel />}
      </main>
    </>
  );
}
