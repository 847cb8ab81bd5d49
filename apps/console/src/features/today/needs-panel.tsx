import type { Need, Today, TodayNeed } from "@waslijn/contract/console/today";
import { Link } from "@tanstack/react-router";
import { formatCents } from "../../i18n/formats.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useTodayTexts } from "./today-texts.ts";
import type { OrderFilters } from "@waslijn/contract/console/orders";

const LISTS: Record<
  Exclude<
    Need,
    | "message-dead"
    | "message-kept"
    | "job-failing"
    | "complaint-due"
    | "driver-conflict"
    | "refund-failed"
    | "books-differ"
  >,
  OrderFilters
> = {
  "missed-delivery": { missed: "1" },
  "missed-pickup": { missed: "1" },
  "payment-differs": { payment: "differs" },
  "not-counted": { state: "picked-up" },
  "bags-differ": { bags: "differ" },
  "bill-unsent": { payment: "unsent" },
  "bill-overdue": { payment: "overdue" },
};

/** Link target of a need: its only order, or the list of all. */
export function needTarget(
  { kind, count, orders }: Pick<TodayNeed, "kind" | "count" | "orders">,
  hub?: string,
) {
  if (kind === "driver-conflict") return { to: "/clashes", search: hub ? { hub } : {} } as const;
  if (kind === "complaint-due") return { to: "/care", search: {} } as const;
  if (kind === "message-kept" || kind === "job-failing") return { to: "/system" } as const;
  const first = orders[0];
  const hasNoList = kind === "message-dead" || kind === "refund-failed" || kind === "books-differ";
  if (first && (count === 1 || hasNoList)) {
    return { to: "/orders/$number", params: { number: first.number } } as const;
  }
  return { to: "/orders", search: hasNoList ? {} : LISTS[kind] } as const;
}

const LOOKS: Record<Need, [icon: IconName, tone: string]> = {
  "driver-conflict": ["van", "is-bad"],
  "missed-delivery": ["st-miss", "is-bad"],
  "missed-pickup": ["st-miss", "is-bad"],
  "complaint-due": ["care", "is-bad"],
  "refund-failed": ["euro", "is-bad"],
  "payment-differs": ["euro", "is-ask"],
  "books-differ": ["euro", "is-ask"],
  "not-counted": ["count", ""],
  "bags-differ": ["bag", "is-ask"],
  "bill-unsent": ["mail", "is-ask"],
  "bill-overdue": ["warn", ""],
  "message-dead": ["mail", ""],
  "message-kept": ["mail", "is-ask"],
  "job-failing": ["warn", "is-bad"],
};

type Props = Pick<Today, "needs" | "hasMailGateway"> & { hub?: string | undefined };

export function NeedsPanel({ needs, hasMailGateway, hub }: Props) {
  const texts = useTodayTexts();
  return (
    <Panel title={texts.needsTitle} aside={<span className="quiet">{texts.needsHint}</span>}>
      {needs.length === 0 && hasMailGateway && <p className="panel-in quiet">{texts.noNeeds}</p>}
      <ul className="rows">
        {!hasMailGateway && (
          <Hand
            icon="mail"
            tone="is-ask"
            what={texts.noMail}
            details={texts.noMailHint}
            target={{ to: "/system" }}
          />
        )}
        {needs.map((need) => (
          <NeedRow key={need.kind} need={need} hub={hub} />
        ))}
      </ul>
    </Panel>
  );
}

function NeedRow({ need, hub }: { need: TodayNeed; hub: string | undefined }) {
  const texts = useTodayTexts();
  const language = useLanguage();
  const moment = useMoment();
  const [icon, tone] = LOOKS[need.kind];
  const details = [
    texts.since(moment(need.oldest)),
    need.cents !== null && texts.together(formatCents(need.cents, language)),
    need.orders.map(({ number, customer }) => `${number} ${customer}`).join(", "),
  ].filter(Boolean);
  return (
    <Hand
      icon={icon}
      tone={tone}
      what={texts.needs[need.kind](need.count)}
      details={details.join(" · ")}
      target={needTarget(need, hub)}
    />
  );
}

type HandProps = {
  icon: IconName;
  tone: string;
  what: string;
  details: string;
  target: ReturnType<typeof needTarget>;
};

function Hand({ icon, tone, what, details, target }: HandProps) {
  const texts = useTodayTexts();
  return (
    <li className={`hand ${tone}`}>
      <Icon name={icon} />
      <span className="hand-text">
        <b>{what}</b>
        <span>{details}</span>
      </span>
      <Link className="btn btn-line btn-s" {...target} aria-label={texts.lookLong(what)}>
        {texts.look}
      </Link>
    </li>
  );
}
