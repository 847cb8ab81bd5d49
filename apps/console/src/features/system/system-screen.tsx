import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { Bar } from "../../parts/bar/bar.tsx";
import { Failed, Loading } from "../../parts/states/states.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { KeptPanel } from "./kept-panel.tsx";
import { useSystemTexts } from "./system-texts.ts";
import "./system.css";

/** What the servers do by themselves, and messages that nothing carried away (SETUP-05). */
export function SystemScreen() {
  const texts = useSystemTexts();
  const state = useQuery({
    queryKey: ["system"],
    queryFn: ({ signal }) => callConsole("viewSystem", { signal }),
  });
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="system">
        {state.isPending && <Loading label={texts.loading} rows={10} />}
        {state.isError && !state.data && (
          <Failed failure={state.error} onRetry={() => void state.refetch()} />
        )}
        {state.data && (
          <>
            <KeptPanel system={state.data} />
            <JobsPanel jobs={state.data.jobs} />
          </>
        )}
      </main>
    </>
  );
}
