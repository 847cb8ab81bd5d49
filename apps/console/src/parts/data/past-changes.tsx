import type { DataTable } from "@waslijn/contract/console/codes";
import { useQuery } from "@tanstack/react-query";
import { dataChangesQuery, dataQuery } from "../../api/data-query.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { changeWords, entryName } from "./change-words.ts";
import { Panel } from "../panel/panel.tsx";
import { Failed, Loading } from "../states/states.tsx";
import { useDataTexts } from "./data-texts.ts";

const SHOWN = 6;

type Props = { tables: readonly DataTable[]; onPutBack: (id: string) => void };

/** What was changed last on this screen, each with one press to make it as it was. */
export function PastChanges({ tables, onPutBack }: Props) {
  const all = useDataTexts();
  const texts = all.past;
  const language = useLanguage();
  const { data: hubs = [] } = useQuery(dataQuery("hubs"));
  const names = new Map(hubs.map(({ value }) => [String(value.id), String(value.name)]));
  const words = { texts: all, language, hubs: names };
  const moment = useMoment();
  const past = useQuery(dataChangesQuery());
  const changes = past.data?.filter(({ differences }) =>
    differences.some(({ table }) => tables.includes(table)),
  );
  return (
    <Panel title={texts.title}>
      {past.isPending && <Loading label={texts.loading} rows={2} />}
      {past.isError && !past.data && (
        <Failed failure={past.error} onRetry={() => void past.refetch()} />
      )}
      {changes?.length === 0 && <p className="panel-in quiet">{texts.none}</p>}
      <ul className="rows">
        {changes?.slice(0, SHOWN).map(({ id, at, who, putsBack, isPutBack, differences }) => (
          <li key={id}>
            <span className="hand-text">
              {differences.slice(0, 3).map((one) => (
                <b key={`${one.table} ${one.entry}`}>{changeWords(one, words)}</b>
              ))}
              {differences.length > 3 && <b>{texts.more(differences.length - 3)}</b>}
              <span>
                {who}, <time dateTime={at}>{moment(at)}</time>
                {putsBack && `, ${texts.wasPutBack}`}
              </span>
            </span>
            {isPutBack ? (
              <span className="quiet small">{texts.isPutBack}</span>
            ) : (
              <button className="btn btn-line btn-s" type="button" onClick={() => onPutBack(id)}>
                {texts.putBack}
                <span className="hide"> {differences[0] && entryName(differences[0], words)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
