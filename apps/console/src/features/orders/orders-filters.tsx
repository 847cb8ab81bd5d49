import { PAYMENT_FILTERS } from "@waslijn/contract/console/codes";
import { ORDER_KINDS, ORDER_STATES } from "@waslijn/contract/shared/order-life";
import { useEffect, useRef, useState } from "react";
import { useHubs } from "../../api/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { useStateTexts } from "../../parts/state-ring.tsx";
import { withFilter, type OrdersSearch } from "./orders-search.ts";
import { useOrdersTexts } from "./orders-texts.ts";
import { LaterMenu } from "../../ui/overlay/later-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { DayInput } from "../../ui/form/day-input.tsx";
import { Form } from "../../ui/form/form.tsx";

type FilterChipProps<T extends string> = {
  name: string;
  options: readonly T[];
  labels: Record<T, string>;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
};

const ANY = "";

/** One filter: dashed when inactive, filled with its value when active. */
function FilterChip<T extends string>({
  name,
  options,
  labels,
  value,
  onChange,
}: FilterChipProps<T>) {
  const texts = useOrdersTexts();
  return (
    <LaterMenu
      className={value ? "chip is-on" : "chip"}
      lines={[
        {
          kind: "choices",
          value: value ?? ANY,
          options: [
            { value: ANY, words: texts.filters.any },
            ...options.map((option) => ({ value: option, words: labels[option] })),
          ],
          choose: (next) => onChange(options.find((option) => option === next)),
        },
      ]}
    >
      {value ? (
        <>
          {name}: <b>{labels[value] ?? value}</b>
        </>
      ) : (
        <>
          <Icon name="plus" size="s" />
          {name}
        </>
      )}
    </LaterMenu>
  );
}

type Props = { search: OrdersSearch; onChange: (search: OrdersSearch) => void };

/** Filters with a visible field; the others are sent as hidden inputs. */
const TYPED = ["search", "day"];

export function OrdersFilters({ search, onChange }: Props) {
  const texts = useOrdersTexts();
  const states = useStateTexts();
  const set = <N extends keyof OrdersSearch>(name: N, value: OrdersSearch[N] | undefined): void =>
    onChange(withFilter(search, name, value));
  const { sort, ...filters } = search;
  return (
    // A form, so that searching works before hydration; afterwards every change applies at once.
    <Form className="tools" role="search" onSubmit={() => undefined}>
      <SearchField value={search.search ?? ""} onChange={(words) => set("search", words)} />
      <HubChip value={search.hub} onChange={(hub) => set("hub", hub)} />
      <FilterChip
        name={texts.filters.state}
        options={ORDER_STATES}
        labels={states}
        value={search.state}
        onChange={(state) => set("state", state)}
      />
      <FilterChip
        name={texts.filters.kind}
        options={ORDER_KINDS}
        labels={texts.kinds}
        value={search.kind}
        onChange={(kind) => set("kind", kind)}
      />
      <FilterChip
        name={texts.filters.payment}
        options={PAYMENT_FILTERS}
        labels={texts.payments}
        value={search.payment}
        onChange={(payment) => set("payment", payment)}
      />
      <label className={search.day ? "chip is-on" : "chip"}>
        {texts.filters.day}
        <DayInput
          type="date"
          name="day"
          value={search.day ?? ""}
          onChange={(event) => set("day", event.target.value || undefined)}
        />
      </label>
      {search.stop && (
        <Button look="bare" className="chip is-on" onClick={() => set("stop", undefined)}>
          {texts.filters.stop}: <b>{texts.stops[search.stop]}</b>
          <Icon name="close" size="s" />
        </Button>
      )}
      {search.missed && (
        <Button look="bare" className="chip is-on" onClick={() => set("missed", undefined)}>
          {texts.filters.missed}: <b>{texts.filters.missedYes}</b>
          <Icon name="close" size="s" />
        </Button>
      )}
      {search.bags && (
        <Button look="bare" className="chip is-on" onClick={() => set("bags", undefined)}>
          {texts.filters.bags}: <b>{texts.filters.bagsDiffer}</b>
          <Icon name="close" size="s" />
        </Button>
      )}
      {Object.keys(filters).length > 0 && (
        <Button
          look="quiet"
          size="s"
          className="bar-end"
          onClick={() => onChange(sort ? { sort } : {})}
        >
          {texts.filters.clear}
        </Button>
      )}
      {Object.entries(search).map(
        ([name, value]) =>
          !TYPED.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button look="bare" isSubmit hidden>
        {texts.keys.search}
      </Button>
    </Form>
  );
}

type HubProps = { value: string | undefined; onChange: (hub: string | undefined) => void };

/** Hidden when there is only one hub. */
function HubChip({ value, onChange }: HubProps) {
  const texts = useOrdersTexts();
  const hubs = useHubs();
  if (hubs.length < 2 && !value) return null;
  return (
    <FilterChip
      name={texts.filters.hub}
      options={hubs.map(({ id }) => id)}
      labels={Object.fromEntries(hubs.map(({ id, name }) => [id, name]))}
      value={value}
      onChange={onChange}
    />
  );
}

const TYPING_MS = 180;

/** Debounced search; the URL follows the field, and the field the URL. */
function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const texts = useOrdersTexts();
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useShortcuts([{ keys: "/", label: texts.keys.search, act: () => field.current?.select() }]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (words: string): void => {
    setTyped(words);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onChange(words.trim()), TYPING_MS);
  };
  /** Moves focus to the rows; prevents the default, because browsers clear the field on Escape. */
  const leave = (event: React.KeyboardEvent): void => {
    if (!["Escape", "Enter", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    field.current?.blur();
  };
  return (
    <label className="find find-l">
      <Icon name="search" size="s" />
      <span className="hide">{texts.searchLabel}</span>
      <input
        ref={field}
        type="search"
        name="search"
        placeholder={texts.search}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={leave}
      />
      <kbd>/</kbd>
    </label>
  );
}
