import {
  formatCalendar,
  formatLongDate,
  formatShortDate,
} from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatList, formatWeekday } from "@waslijn/contract/shared/formats/weekdays";
import type { DataPreview } from "@waslijn/contract/console/data";
import type { WindowCell, WindowRow } from "@waslijn/contract/console/windows";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Concern, ConcernedPeople, type Telling } from "../../parts/data/concern.tsx";
import type { useDataChange } from "../../parts/data/use-data-change.tsx";
import { toDataChange } from "../../parts/data/wanted-change.ts";
import { FieldError, SelectField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { readWhole } from "../../ui/form/read-number.ts";
import {
  isDate,
  placesChange,
  SCOPES,
  unchangedDays,
  type Entries,
  type Scope,
} from "./places-change.ts";
import { useWindowsTexts } from "./windows-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

const MOST_PLACES = 100_000;

type Props = {
  hub: { id: string; name: string };
  kind: WindowKind;
  row: WindowRow;
  cell: WindowCell;
  entries: Entries;
  start: { scope: Scope; places: number };
  change: ReturnType<typeof useDataChange>["change"];
  onClose: () => void;
};

/** Edits a window's capacity, with a live preview of the affected bookings. */
export function WindowEdit({ hub, kind, row, cell, entries, start, change, onClose }: Props) {
  const texts = useWindowsTexts();
  const language = useLanguage();
  const today = useToday();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(start.places));
  const read = readWhole(typed, 0, MOST_PLACES);
  const places = read ?? start.places;
  const [scope, setScope] = useState<Scope>(start.scope);
  const [tell, setTell] = useState<Telling>("mail");
  // The entries when the panel was opened: others' changes meanwhile surface as conflicts.
  const [seen] = useState(entries);
  const { date } = cell;
  useEffect(() => field.current?.focus(), []);

  const edited = { hub: hub.id, kind, from: row.from, date };
  const changes = placesChange(edited, places, scope, seen);
  const unchanged = unchangedDays(edited, scope, seen, today).map((one) =>
    isDate(one) ? formatShortDate(one, language) : formatWeekday(Number(one), language),
  );
  const isOther = read !== undefined && (places !== cell.places || scope !== "day");
  const preview = useQuery({
    queryKey: ["windows", "preview", changes],
    enabled: isOther,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callConsole("previewData", { body: { changes: changes.map(toDataChange) }, signal }),
  });
  const orders = isOther ? (preview.data?.orders ?? []) : [];
  const mailed = tell === "mail" ? orders.filter(({ hasEmail }) => hasEmail).length : 0;
  const save = async (): Promise<void> => {
    const worked = await change({
      changes,
      done: texts.saved(formatHours(row), places),
      ...(preview.data && !preview.isPlaceholderData && { agreed: { said: orders.length, tell } }),
    });
    if (worked) onClose();
  };
  const set = (next: number): void => setTyped(String(Math.min(MOST_PLACES, Math.max(0, next))));
  const day = formatCalendar(date, language, { weekday: "long" });
  return (
    <section
      className="panel edit"
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className="panel-head">
        <div>
          <h2 id={`${id}-title`}>{formatLongDate(date, language)}</h2>
          <span className="quiet">
            {formatHours(row)}, {texts.kinds[kind].toLowerCase()}, {hub.name}
          </span>
        </div>
        <Button look="quiet" isSquare aria-label={texts.edit.close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <Form className="panel-in edit-form" onSubmit={() => void save()}>
        <div className="field">
          <label htmlFor={`${id}-places`}>{texts.edit.places}</label>
          <div className="from-to">
            <span className="quiet">{cell.places} →</span>
            <span className="step">
              <Button look="bare" aria-label={texts.edit.less} onClick={() => set(places - 1)}>
                <Icon name="minus" size="s" />
              </Button>
              <input
                className="in"
                id={`${id}-places`}
                ref={field}
                inputMode="numeric"
                value={typed}
                {...(read === undefined && {
                  "aria-invalid": true,
                  "aria-describedby": `${id}-places-error`,
                })}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button look="bare" aria-label={texts.edit.more} onClick={() => set(places + 1)}>
                <Icon name="plus" size="s" />
              </Button>
            </span>
          </div>
          <FieldError id={`${id}-places-error`}>
            {read === undefined ? texts.edit.notWhole : undefined}
          </FieldError>
        </div>
        <SelectField
          label={texts.edit.scope}
          value={scope}
          options={SCOPES.map((one) => [one, texts.edit.scopes[one](day)] as const)}
          onChange={(value) => setScope(value as Scope)}
        />
        {unchanged.length > 0 && (
          <p className="hint">{texts.edit.unchanged(formatList(unchanged, language))}</p>
        )}
        {isOther && preview.data && <Concerned preview={preview.data} places={places} />}
        {orders.length > 0 && (
          <>
            <Concern orders={orders} tell={tell} onTell={setTell} />
            <ConcernedPeople orders={orders} />
          </>
        )}
        <div className="edit-do">
          <Button look="main" isWide isSubmit disabled={!isOther || preview.isPending}>
            {texts.edit.submit(places, mailed)}
          </Button>
          <Button look="quiet" isWide onClick={onClose}>
            {texts.edit.leave} <kbd>Esc</kbd>
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** Warns before saving: number of bookings that would exceed the new capacity. */
function Concerned({
  preview: { orders, windows },
  places,
}: {
  preview: DataPreview;
  places: number;
}) {
  const texts = useWindowsTexts().edit;
  const booked = windows.reduce((sum, window) => sum + window.booked, 0);
  return (
    <p className={`note ${orders.length > 0 ? "note-bad" : "note-good"}`} role="status">
      <Icon name={orders.length > 0 ? "warn" : "check"} />
      <span>
        {orders.length > 0 ? (
          <>
            <b>{texts.concerned(orders.length)}</b> {texts.why(booked, places)}
          </>
        ) : (
          texts.allFit
        )}
      </span>
    </p>
  );
}
