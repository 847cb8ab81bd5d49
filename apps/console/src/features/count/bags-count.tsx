import type { CountingOrder } from "@waslijn/contract/console/counting";
import type { KeptBag } from "@waslijn/contract/console/count";
import { MOST_BAGS } from "@waslijn/contract/shared/order-life";
import { Icon } from "../../parts/icon/icon.tsx";
import { othersOf, type CountDraft } from "./count-draft.ts";
import { useCountTexts } from "./count-texts.ts";

type Props = {
  order: CountingOrder;
  draft: CountDraft;
  kept: readonly KeptBag[];
  onChange: (draft: CountDraft) => void;
};

/** Bags that arrived beside those of the door, and bags that come back for good. */
export function BagsCount({ order, draft, kept, onChange }: Props) {
  const texts = useCountTexts().bags;
  const others = othersOf(kept, draft).length;
  const arrived = others + draft.bags;
  return (
    <section className="c-bags" aria-label={texts.title}>
      <Counter
        label={texts.arrived}
        hint={
          order.door !== null && order.door !== arrived
            ? texts.notAsDoor(order.door)
            : others > 0
              ? texts.before(others)
              : undefined
        }
        value={arrived}
        least={others + 1}
        most={MOST_BAGS}
        onChange={(bags) => onChange({ ...draft, bags: bags - others })}
      />
      {order.terms.held.length > 0 && (
        <Counter
          label={texts.back}
          hint={undefined}
          value={draft.bagsBack}
          least={0}
          most={order.terms.held.length}
          onChange={(bagsBack) => onChange({ ...draft, bagsBack })}
        />
      )}
    </section>
  );
}

type CounterProps = {
  label: string;
  hint: string | undefined;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

function Counter({ label, hint, value, least, most, onChange }: CounterProps) {
  const texts = useCountTexts().pieces;
  return (
    <div className="pc">
      <span className="pc-n">
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      <button
        className="btn btn-sq btn-line"
        type="button"
        aria-label={texts.less(label)}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={texts.count(label)}>{value}</output>
      <button
        className="btn btn-sq btn-line"
        type="button"
        aria-label={texts.more(label)}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
