import type { DriverClash } from "@waslijn/contract/console/today";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { clashesQuery } from "../../api/queries.ts";
import { Bar } from "../../parts/bar.tsx";
import { useClashWords } from "../../parts/clash-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Live } from "../../parts/live.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { useTodayTexts } from "./today-texts.ts";
import "./today.css";

const route = getRouteApi("/staff-only/shell/clashes");

/** All driver reports that could not be applied, with stop, customer and conflict (DRIVE-08). */
export default function ClashesScreen() {
  const { clashes: texts, needs } = useTodayTexts();
  const { hub } = route.useSearch();
  const { data, error, isPending, refetch } = useQuery(clashesQuery({ hub }));
  return (
    <>
      <Bar
        title={texts.title}
        back={
          <Link
            className="btn btn-quiet btn-sq"
            to="/today"
            search={hub ? { hub } : {}}
            aria-label={texts.back}
          >
            <Icon name="back" />
          </Link>
        }
        end={<Live />}
      />
      <main id="main" className="page today">
        {isPending && <Loading label={texts.loading} rows={6} />}
        {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
        {data?.clashes.length === 0 && <Empty title={texts.none}>{texts.noneHint}</Empty>}
        {data && data.clashes.length > 0 && (
          <Panel title={needs["driver-conflict"](data.clashes.length)}>
            <p className="panel-in quiet">{texts.hint}</p>
            <ul className="rows">
              {data.clashes.map((clash) => (
                <ClashRow key={clash.id} clash={clash} />
              ))}
            </ul>
          </Panel>
        )}
      </main>
    </>
  );
}

function ClashRow({ clash }: { clash: DriverClash }) {
  const texts = useTodayTexts();
  const words = useClashWords()(clash);
  const { number, customer } = clash;
  return (
    <li className="hand hand-long is-bad">
      <Icon name="van" />
      <span className="hand-text">
        <b>
          {customer} · {words.stop}
        </b>
        <span>{words.said}</span>
        <span>{words.why}</span>
      </span>
      <Link
        className="btn btn-line btn-s"
        to="/orders/$number"
        params={{ number }}
        aria-label={texts.lookLong(`${number} ${customer}`)}
      >
        {number}
      </Link>
    </li>
  );
}
