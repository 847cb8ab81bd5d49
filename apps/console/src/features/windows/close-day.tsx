import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { useQuery } from "@tanstack/react-query";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Concern, ConcernedPeople, type Telling } from "../../parts/data/concern.tsx";
import type { useDataChange } from "../../parts/data/use-data-change.tsx";
import { toDataChange, type WantedChange } from "../../parts/data/wanted-change.ts";
import { Ask } from "../../ui/overlay/ask.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { useWindowsTexts } from "./windows-texts.ts";

type Hub = { id: string; name: string };
type Props = {
  hub: Hub;
  hubs: Hub[];
  date: string | undefined;
  change: ReturnType<typeof useDataChange>["change"];
  onClose: () => void;
};

const ALL = "";

/** Closes a day at one hub or all, after showing the affected orders. */
export function CloseDay({ hub, hubs, date: firstDate, change, onClose }: Props) {
  const texts = useWindowsTexts();
  const language = useLanguage();
  const today = useToday();
  const [date, setDate] = useState(firstDate ?? addDays(today, 1));
  const [where, setWhere] = useState(hub.id);
  const [reason, setReason] = useState("");
  const [tell, setTell] = useState<Telling>("mail");
  const closed = hubs.filter(({ id }) => where === ALL || id === where);
  const changes = closed.map(({ id: hub_id }): WantedChange => ({
    table: "hub_closures",
    before: null,
    value: { hub_id, date, reason: reason.trim() || texts.close.noReason },
  }));
  const isDay = /^2\d{3}-\d{2}-\d{2}$/.test(date) && date >= today;
  const preview = useQuery({
    queryKey: ["windows", "closing", date, where],
    enabled: isDay,
    retry: false,
    queryFn: ({ signal }) =>
      callConsole("previewData", { body: { changes: changes.map(toDataChange) }, signal }),
  });
  const orders = preview.data?.orders ?? [];
  const mailed = tell === "mail" ? orders.filter(({ hasEmail }) => hasEmail).length : 0;
  const submit = async (): Promise<void> => {
    onClose();
    await change({
      changes,
      done: texts.close.done(formatLongDate(date, language), mailed),
      ...(preview.data && { agreed: { said: orders.length, tell } }),
    });
  };
  return (
    <Ask
      title={texts.closeDay}
      submit={texts.close.submit(mailed)}
      leave={texts.edit.leave}
      isRunning={isDay && preview.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="ask-two">
        <TextField
          label={texts.close.day}
          type="date"
          required
          min={today}
          max="2999-12-31"
          value={date}
          onChange={setDate}
        />
        <SelectField
          label={texts.hub}
          value={where}
          options={[...hubs.map(({ id, name }) => [id, name] as const), [ALL, texts.close.allHubs]]}
          onChange={setWhere}
        />
      </div>
      <TextField
        label={texts.close.reason}
        hint={texts.close.reasonHint}
        required
        maxLength={120}
        value={reason}
        onChange={setReason}
      />
      {isDay && preview.isPending && <Loading label={texts.loading} rows={2} />}
      {preview.isError && <Failed failure={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && (
        <p className={`note ${orders.length > 0 ? "note-bad" : "note-good"}`} role="status">
          <Icon name={orders.length > 0 ? "warn" : "check"} />
          <span>{texts.close.concerned(orders.length)}</span>
        </p>
      )}
      {orders.length > 0 && (
        <>
          <Concern orders={orders} tell={tell} onTell={setTell} />
          <ConcernedPeople orders={orders} />
        </>
      )}
    </Ask>
  );
}
