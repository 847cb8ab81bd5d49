import { useQuery } from "@tanstack/react-query";
import { Bar } from "../../parts/bar.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { SetupList } from "./setup-list.tsx";
import { setupQuery } from "./setup-next.tsx";
import { useSetupTexts } from "./setup-texts.ts";

/** The setup list on a screen of its own, also after all is done (SETUP-01). */
export default function SetupScreen() {
  const texts = useSetupTexts();
  const setup = useQuery(setupQuery);
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="page">
        {setup.isPending && <Loading label={texts.loading} rows={6} />}
        {!setup.data && setup.isError && (
          <Failed failure={setup.error} onRetry={() => void setup.refetch()} />
        )}
        {setup.data && <SetupList setup={setup.data} />}
      </main>
    </>
  );
}
