import type { VisitorDay, VisitorView } from "@waslijn/contract/console/shop/visitor";
import { isPostalCode } from "@waslijn/contract/shared/rules";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { formatLongDate } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Bar } from "../../parts/bar/bar.tsx";
import { TextField } from "../../parts/field/text-field.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { Empty, Failed, Loading } from "../../parts/states/states.tsx";
import { Table } from "../../parts/table/table.tsx";
import { useVisitorTexts } from "./visitor-texts.ts";
import "./visitor.css";

/** What a postal code and house number see, and why something is missing (SHOP-05). */
export function VisitorScreen() {
  const texts = useVisitorTexts();
  const [postalCode, setPostalCode] = useState("");
  const [houseNumber, setHouseNumber] = useState("");
  const [isNew, setIsNew] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const look = useMutation({
    mutationFn: () => callConsole("viewAsVisitor", { body: { postalCode, houseNumber, isNew } }),
  });
  const submit = (): void => {
    setIsWrong(!isPostalCode(postalCode));
    if (isPostalCode(postalCode)) look.mutate();
  };
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="page visitor">
        <form
          className="visitor-ask"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            label={texts.postalCode}
            hint={texts.postalHint}
            error={isWrong ? texts.wrong : undefined}
            maxLength={12}
            autoComplete="off"
            value={postalCode}
            onChange={setPostalCode}
          />
          <TextField
            label={texts.houseNumber}
            maxLength={12}
            autoComplete="off"
            value={houseNumber}
            onChange={setHouseNumber}
          />
          <label className="visitor-new">
            <input
              className="tick"
              type="checkbox"
              checked={isNew}
              onChange={({ target }) => setIsNew(target.checked)}
            />
            {texts.isNew}
          </label>
          <button className="btn btn-main" disabled={look.isPending}>
            {texts.look}
          </button>
        </form>
        {look.isIdle && <Empty title={texts.text} />}
        {look.isPending && <Loading label={texts.loading} rows={8} />}
        {look.isError && <Failed failure={look.error} onRetry={submit} />}
        {look.data && <Seen view={look.data} />}
      </main>
    </>
  );
}

function Seen({
  view: { addresses, hub, firstPickup, pickups, deliveries },
}: {
  view: VisitorView;
}) {
  const texts = useVisitorTexts();
  const language = useLanguage();
  return (
    <div className="col" role="status">
      <dl className="facts">
        <dt>{texts.address}</dt>
        <dd>{addresses.join(" · ") || texts.unknown}</dd>
        <dt>{texts.area}</dt>
        <dd>{hub ? texts.servedBy(hub.area, hub.name) : texts.outside}</dd>
        {hub && (
          <>
            <dt>{texts.firstPickup}</dt>
            <dd>
              {firstPickup
                ? `${formatLongDate(firstPickup.date, language)}, ${firstPickup.time}`
                : texts.none}
            </dd>
          </>
        )}
      </dl>
      {pickups.length > 0 && <Days title={texts.pickups} days={pickups} />}
      {deliveries.length > 0 && <Days title={texts.deliveries} days={deliveries} />}
    </div>
  );
}

function Days({ title, days }: { title: string; days: VisitorDay[] }) {
  const texts = useVisitorTexts();
  const language = useLanguage();
  return (
    <Panel title={title}>
      <div className="tbl-wide">
        <Table
          className="visitor-days"
          caption={title}
          columns={[texts.columns.day, texts.columns.open, texts.columns.why]}
        >
          {days.map(({ date, open, closed, why }) => (
            <tr key={date}>
              <th scope="row">{formatLongDate(date, language)}</th>
              <td>{open.join(" ") || "–"}</td>
              <td className="quiet">
                {why
                  ? texts.why[why.code](why.about)
                  : closed
                      .map((hour) => `${hour.from} ${texts.why[hour.why.code](hour.why.about)}`)
                      .join(", ")}
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Panel>
  );
}
