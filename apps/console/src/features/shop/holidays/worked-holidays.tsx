import type { DataEntry } from "@waslijn/contract/console/data/data";
import { HOLIDAYS, type Holiday } from "@waslijn/contract/shared/holidays";
import { useQuery } from "@tanstack/react-query";
import { useDataChange } from "../../../parts/data/use-data-change.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { Failed } from "../../../parts/states/states.tsx";
import { Table } from "../../../parts/table/table.tsx";
import { dataQuery } from "../../../api/data-query.ts";
import { useHolidayTexts } from "./holiday-texts.ts";

const workedOf = ({ value }: DataEntry): string[] =>
  [value.skipped_holidays ?? []].flat().map(String);

/** A tick for each hub and holiday on which it drives all the same. */
export function WorkedHolidays() {
  const { work: texts, holidays } = useHolidayTexts();
  const list = useQuery(dataQuery("hubs"));
  const hubs = list.data ?? [];
  const { change, isRunning, dialogs } = useDataChange();
  const set = (hub: DataEntry, holiday: Holiday, isWorked: boolean): void => {
    if (isRunning) return;
    const worked = workedOf(hub);
    const skipped_holidays = HOLIDAYS.filter((one) =>
      one === holiday ? isWorked : worked.includes(one),
    );
    const words = isWorked ? texts.opened : texts.closed;
    void change({
      changes: [{ table: "hubs", before: hub, value: { skipped_holidays } }],
      done: words(String(hub.value.name), holidays[holiday]),
    });
  };
  if (list.isError && !list.data) {
    return <Failed failure={list.error} onRetry={() => void list.refetch()} />;
  }
  if (hubs.length === 0) return null;
  return (
    <Panel title={texts.title} className="holidays">
      <p className="panel-in quiet">{texts.text}</p>
      <div className="tbl-wide">
        <Table
          caption={texts.caption}
          columns={[texts.holiday, ...hubs.map(({ value }) => String(value.name))]}
        >
          {HOLIDAYS.map((holiday) => (
            <tr key={holiday}>
              <th scope="row">{holidays[holiday]}</th>
              {hubs.map((hub) => (
                <td key={String(hub.value.id)}>
                  <input
                    className="tick"
                    type="checkbox"
                    aria-label={texts.works(String(hub.value.name), holidays[holiday])}
                    checked={workedOf(hub).includes(holiday)}
                    // Disabled it would lose the keyboard's place among many.
                    aria-disabled={isRunning}
                    onChange={({ target }) => set(hub, holiday, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      {dialogs}
    </Panel>
  );
}
