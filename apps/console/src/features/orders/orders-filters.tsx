import { PAYMENT_FILTERS } from "@waslijn/contract/console/codes";
import { ORDER_KINDS, ORDER_STATES } from "@waslijn/contract/shared/order-life";
import { useHubs } from "../../api/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { useStateTexts } from "../../parts/state-ring.tsx";
import { withFilter, type OrdersSearch } from "./orders-search.ts";
import { useOrdersTexts } from "./orders-texts.ts";
import { FilterChip } from "../../ui/overlay/filter-chip.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Button } from "../../ui/button.tsx";
import { DayInput } from "../../ui/form/day-input.tsx";
import { Form } from "../../ui/form/form.tsx";

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
      <SearchField
        value={search.search ?? ""}
        label={texts.searchLabel}
        placeholder={texts.search}
        shortcut={texts.keys.search}
        onChange={(words) => set("search", words)}
      />
      <HubChip value={search.hub} onChange={(hub) => set("hub", hub)} />
      <FilterChip
        any={texts.filters.any}
        name={texts.filters.state}
        options={ORDER_STATES}
        labels={states}
        value={search.state}
        onChange={(state) => set("state", state)}
      />
      <FilterChip
        any={texts.filters.any}
        name={texts.filters.kind}
        options={ORDER_KINDS}
        labels={texts.kinds}
        value={search.kind}
        onChange={(kind) => set("kind", kind)}
      />
      <FilterChip
        any={texts.filters.any}
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
      any={texts.filters.any}
      name={texts.filters.hub}
      options={hubs.map(({ id }) => id)}
      labels={Object.fromEntries(hubs.map(({ id, name }) => [id, name]))}
      value={value}
      onChange={onChange}
    />
  );
}
