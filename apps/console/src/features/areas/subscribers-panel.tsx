import { useQuery } from "@tanstack/react-query";
import { formatLongDate, formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { openFile } from "../../api/open-file.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useAct } from "../../parts/use-act.ts";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { fileNameOf, keepFile } from "../../ui/save-file.ts";
import { Failed, Loading } from "../../ui/states.tsx";
import { Table } from "../../ui/table/table.tsx";
import { useAreasTexts } from "./areas-texts.ts";
import type { Place } from "./places.ts";

type Props = { chosen: Place | undefined };

/** Who waits, with address, for owners; loaded on demand, because it is personal (SHOP-03). */
export function SubscribersPanel({ chosen }: Props) {
  const texts = useAreasTexts().subscribers;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title={chosen ? texts.titleOf(chosen.name) : texts.title}
      aside={isOpen && <Export chosen={chosen} />}
    >
      {isOpen ? (
        <List chosen={chosen} />
      ) : (
        <div className="panel-in subscribers-ask">
          <p className="quiet">{texts.hint}</p>
          <Button size="s" onClick={() => setIsOpen(true)}>
            <Icon name="eye" size="s" />
            {texts.show}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const codesOf = (chosen: Place | undefined) =>
  chosen ? { codes: chosen.areas.map(({ digits }) => digits).join(",") } : {};

function Export({ chosen }: Props) {
  const texts = useAreasTexts().subscribers;
  const { act, isRunning } = useAct({ refresh: [] });
  const save = (): void =>
    void act({
      done: texts.exported,
      run: async () => {
        const { signal } = new AbortController();
        const file = await withPasskey(() =>
          openFile("exportSubscribers", codesOf(chosen), signal),
        );
        const name = fileNameOf(file);
        keepFile(await file.blob(), name);
        return name;
      },
    });
  return (
    <Button size="s" disabled={isRunning} onClick={save}>
      <Icon name="export" size="s" />
      {texts.export}
    </Button>
  );
}

function List({ chosen }: Props) {
  const texts = useAreasTexts().subscribers;
  const language = useLanguage();
  const query = codesOf(chosen);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["areas", "subscribers", query],
    queryFn: ({ signal }) => callConsole("listSubscribers", { query, signal }),
  });
  if (isPending) return <Loading label={texts.loading} rows={4} />;
  if (error) return <Failed failure={error} onRetry={() => void refetch()} />;
  const { waiting, total, mailed } = data;
  return (
    <>
      {waiting.length === 0 ? (
        <p className="panel-in quiet">{texts.none}</p>
      ) : (
        <Table
          className="subscribers"
          caption={texts.title}
          columns={[
            { words: texts.columns.email, className: "w-fill" },
            texts.columns.address,
            { words: texts.columns.asked, className: "c-4" },
          ]}
        >
          {waiting.map((one) => (
            <tr key={one.id}>
              <td>
                <a href={`mailto:${one.email}`}>{one.email}</a>
                <div className="quiet small">{texts.languages[one.language as Language]}</div>
              </td>
              <td className="nb">
                {[one.postalCode, [one.houseNumber, one.addition].filter(Boolean).join("-")]
                  .filter(Boolean)
                  .join(" ")}
              </td>
              <td className="nb quiet c-4">
                {formatShortDate(amsterdamDate(new Date(one.askedAt)), language)}
              </td>
            </tr>
          ))}
        </Table>
      )}
      <div className="panel-in small">
        <p>
          {total > waiting.length && `${texts.more(waiting.length, total)} `}
          {texts.once}
        </p>
        {mailed.map(({ on, requests, first, last }) => (
          <p key={`${on}-${first}`} className="quiet">
            {texts.mailed(formatLongDate(on, language), requests, [first, last])}
          </p>
        ))}
      </div>
    </>
  );
}
