import type { DeskDate } from "@waslijn/contract/console/desk/desk-times";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { FieldError } from "../../../parts/field/field-error.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { Failed, Loading } from "../../../parts/states/states.tsx";
import { firstPick } from "../../../parts/windows/pick-window.ts";
import { WindowPicker } from "../../../parts/windows/window-picker.tsx";
import { useByPhoneTexts } from "../by-phone-texts.ts";
import { deliveriesQuery, pickupsQuery } from "../phone-queries.ts";
import type { ByPhone } from "../use-by-phone.ts";

/** A pickup, then the delivery that can follow it: both by the rules of ordering. */
export function TimesPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().times;
  const { draft, isServed } = phone;
  const pickups = useQuery(pickupsQuery(draft, isServed));
  const deliveries = useQuery(deliveriesQuery(draft, isServed));
  return (
    <Panel title={texts.title}>
      <div className="panel-in phone-fields">
        <Times kind="pickup" dates={pickups} wait={texts.needAddress} phone={phone} />
        <Times kind="delivery" dates={deliveries} wait={texts.needPickup} phone={phone} />
      </div>
    </Panel>
  );
}

type Props = {
  kind: WindowKind;
  dates: UseQueryResult<DeskDate[]>;
  /** What has to be known first. */
  wait: string;
  phone: ByPhone;
};

function Times({ kind, dates, wait, phone }: Props) {
  const texts = useByPhoneTexts().times;
  const { draft, say, problems } = phone;
  const problem = problems[kind];
  return (
    <div data-field={kind}>
      {!dates.isEnabled && (
        <p className="quiet">
          <b>{texts[kind]}</b> {wait}
        </p>
      )}
      {dates.isEnabled && dates.isPending && <Loading label={texts.loading} rows={2} />}
      {dates.isError && <Failed failure={dates.error} onRetry={() => void dates.refetch()} />}
      {dates.data?.length === 0 && <p className="note">{texts.none}</p>}
      {dates.data && dates.data.length > 0 && (
        <WindowPicker
          title={texts[kind]}
          dates={dates.data}
          picked={draft[kind].date ? draft[kind] : firstPick(dates.data)}
          onPick={(picked) => say({ [kind]: picked })}
        />
      )}
      <FieldError id={`${kind}-error`}>{problem && texts.problems[problem]}</FieldError>
    </div>
  );
}
