import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Need, Today, TodayNeed } from "@waslijn/contract/console/today";
import type { OrderFilters } from "@waslijn/contract/console/orders";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { meQuery } from "../../api/me-query.ts";
import { useMoment, useToday } from "../../i18n/use-today.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { moveCursor } from "../../ui/table/use-row-cursor.ts";
import { useTodayTexts } from "./today-texts.ts";

/** Filters of the list of orders, for needs that are worked off from there. */
const LISTS: Partial<Record<Need, OrderFilters>> = {
  "missed-delivery": { missed: "1" },
  "bags-missing": { missed: "1" },
  "missed-pickup": { missed: "1" },
  "bags-differ": { bags: "differ" },
};

/** The screen where a need is resolved: its own, the one order that has it, or the list of all. */
export function needTarget(
  {
    kind,
    count,
    orders,
    hub,
    oldest,
  }: Pick<TodayNeed, "kind" | "count" | "orders" | "hub" | "oldest">,
  shownHub?: string,
) {
  switch (kind) {
    case "driver-conflict":
      return { to: "/clashes", search: shownHub ? { hub: shownHub } : {} } as const;
    case "not-visited":
    case "no-driver-today":
    case "no-driver-tomorrow": {
      const day = fromTimestamp(oldest).date;
      return { to: "/runs", search: { ...(hub && { hub }), day } } as const;
    }
    case "closed-day": {
      const day = fromTimestamp(oldest).date;
      return { to: "/orders", search: { ...(hub && { hub }), day } } as const;
    }
    case "complaint-late":
    case "complaint-due":
      return { to: "/care", search: {} } as const;
    case "delivery-at-risk":
      return { to: "/count/stages", search: shownHub ? { hub: shownHub } : {} } as const;
    case "not-counted":
      return { to: "/count", search: shownHub ? { hub: shownHub } : {} } as const;
    case "webhook-dead":
      return { to: "/webhooks" } as const;
    case "refund-failed":
      return { to: "/money", search: { list: "refunds", state: "failed" } } as const;
    case "charged-back":
      return { to: "/money", search: { list: "charged-back" } } as const;
    case "payment-differs":
    case "books-differ":
      return { to: "/money", search: { list: "differs" } } as const;
    case "bill-unsent":
      return { to: "/money", search: { list: "unsent" } } as const;
    case "bill-overdue":
      return { to: "/money", search: { list: "overdue" } } as const;
    case "message-kept":
    case "job-failing":
      return { to: "/system" } as const;
    default: {
      const [first] = orders;
      if (kind === "message-dead" && !first) return { to: "/system" } as const;
      const list = LISTS[kind];
      return first && (count === 1 || !list)
        ? ({ to: "/orders/$number", params: { number: first.number } } as const)
        : ({ to: "/orders", search: { ...list, ...(shownHub && { hub: shownHub }) } } as const);
    }
  }
}

type Group = "driving" | "laundry" | "care" | "money" | "other";
const GROUPS: Group[] = ["driving", "laundry", "care", "money", "other"];

type Look = { icon: IconName; group: Group; tone?: "is-bad" | "is-ask"; isNow?: true };

const LOOKS: Record<Need, Look> = {
  "driver-conflict": { icon: "van", group: "driving", tone: "is-bad", isNow: true },
  "no-driver-today": { icon: "van", group: "driving", tone: "is-bad", isNow: true },
  "not-visited": { icon: "van", group: "driving", tone: "is-bad", isNow: true },
  "missed-delivery": { icon: "st-miss", group: "driving", tone: "is-bad", isNow: true },
  "bags-missing": { icon: "bag", group: "driving", tone: "is-bad", isNow: true },
  "missed-pickup": { icon: "st-miss", group: "driving", tone: "is-bad", isNow: true },
  "complaint-late": { icon: "care", group: "care", tone: "is-bad", isNow: true },
  "complaint-due": { icon: "care", group: "care", tone: "is-ask", isNow: true },
  "refund-failed": { icon: "euro", group: "money", tone: "is-bad", isNow: true },
  "charged-back": { icon: "euro", group: "money", tone: "is-ask" },
  "payment-differs": { icon: "euro", group: "money", tone: "is-ask" },
  "books-differ": { icon: "euro", group: "money", tone: "is-ask" },
  "delivery-at-risk": { icon: "clock", group: "laundry", tone: "is-bad", isNow: true },
  "not-counted": { icon: "count", group: "laundry" },
  "bags-differ": { icon: "bag", group: "laundry", tone: "is-ask" },
  "bill-unsent": { icon: "mail", group: "money", tone: "is-ask" },
  "bill-overdue": { icon: "warn", group: "money" },
  "no-driver-tomorrow": { icon: "van", group: "driving" },
  "closed-day": { icon: "phone", group: "driving", tone: "is-ask" },
  "webhook-dead": { icon: "export", group: "other" },
  "message-dead": { icon: "mail", group: "other" },
  "message-kept": { icon: "mail", group: "other", tone: "is-ask" },
  "job-failing": { icon: "warn", group: "other", tone: "is-bad", isNow: true },
};

type Props = Pick<Today, "needs" | "hasMailGateway"> & { hub?: string | undefined };

/** What needs somebody, before everything else: what cannot wait beside what is for later today (DESK-13). */
export function NeedsPanel({ needs, hasMailGateway, hub }: Props) {
  const texts = useTodayTexts();
  const [chosen, setGroup] = useState<Group>();
  const columns = useRef<HTMLDivElement>(null);
  useNeedKeys(columns);
  const inGroup = (group: Group): TodayNeed[] =>
    needs.filter(({ kind }) => LOOKS[kind].group === group);
  const gateway = hasMailGateway ? 0 : 1;
  const countIn = (group: Group): number =>
    inGroup(group).length + (group === "other" ? gateway : 0);
  // The last need of the chosen group may just have been resolved.
  const group = chosen && countIn(chosen) > 0 ? chosen : undefined;
  const shown = group ? inGroup(group) : needs;
  const noMail = !hasMailGateway && (!group || group === "other");
  const now = shown.filter(({ kind }) => LOOKS[kind].isNow);
  const later = shown.filter(({ kind }) => !LOOKS[kind].isNow);
  const count = needs.length + gateway;
  return (
    <Panel
      className="needs"
      title={
        <>
          {texts.needsTitle} {count > 0 && <small>{texts.needsHint(count)}</small>}
        </>
      }
      aside={
        count > 1 && (
          <Groups
            chosen={group}
            groups={GROUPS.map((one) => [one, countIn(one)] as const).filter(([, n]) => n > 0)}
            count={count}
            onChoose={setGroup}
          />
        )
      }
    >
      {count === 0 && <p className="panel-in quiet">{texts.noNeeds}</p>}
      <div className="needs-cols" ref={columns}>
        <Column title={texts.now} count={now.length + (noMail ? 1 : 0)}>
          {noMail && (
            <Hand
              icon="mail"
              tone="is-ask"
              what={texts.noMail}
              details={texts.noMailHint}
              act={texts.look}
              target={{ to: "/system" }}
            />
          )}
          {now.map((need) => (
            <NeedRow key={need.kind} need={need} hub={hub} />
          ))}
        </Column>
        <Column title={texts.later} count={later.length}>
          {later.map((need) => (
            <NeedRow key={need.kind} need={need} hub={hub} />
          ))}
        </Column>
      </div>
    </Panel>
  );
}

/** `J` and `K` go through what needs a hand; Enter then opens it. Arrows scroll, and choose a group. */
function useNeedKeys(columns: RefObject<HTMLElement | null>): void {
  const { keys } = useTodayTexts();
  const go = (step: 1 | -1): void => {
    const links = [...(columns.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[moveCursor(at, step, links.length)]?.focus();
  };
  useShortcuts([
    { keys: "J", label: keys.next, act: () => go(1), repeats: true },
    { keys: "K", label: keys.previous, act: () => go(-1), repeats: true },
  ]);
}

type GroupsProps = {
  chosen: Group | undefined;
  groups: (readonly [group: Group, count: number])[];
  count: number;
  onChoose: (group: Group | undefined) => void;
};

function Groups({ chosen, groups, count, onChoose }: GroupsProps) {
  const texts = useTodayTexts();
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="hide">{texts.groupsLabel}</legend>
      {([[undefined, count], ...groups] as const).map(([group, number]) => (
        <label key={group ?? ""}>
          <input
            type="radio"
            name={name}
            checked={group === chosen}
            onChange={() => onChoose(group)}
          />
          {group ? texts.groups[group] : texts.allGroups} <small>{number}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Column({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} <b>{count}</b>
      </h3>
      <ul className="rows">{children}</ul>
    </section>
  );
}

const DAY_MS = 86_400_000;

/** Whole calendar days from one date to a later one. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

function NeedRow({ need, hub }: { need: TodayNeed; hub: string | undefined }) {
  const texts = useTodayTexts();
  const language = useLanguage();
  const moment = useMoment();
  const today = useToday();
  const { data: me } = useSuspenseQuery(meQuery);
  const { kind, count, oldest, orders, cents } = need;
  const { icon, tone = "" } = LOOKS[kind];
  const isForOwner = kind === "webhook-dead" && me.role !== "owner";
  const details = [
    (texts.whens[kind] ?? texts.since)(moment(oldest)),
    cents !== null && texts.together(formatCents(cents, language)),
  ].filter(Boolean);
  return (
    <Hand
      icon={icon}
      tone={tone}
      what={
        kind === "complaint-late"
          ? texts.complaintLate(count, daysBetween(fromTimestamp(oldest).date, today))
          : texts.needs[kind](count)
      }
      details={
        <>
          {details.join(" · ")}
          {orders.map(({ number, customer }, at) => (
            <Fragment key={number}>
              {at === 0 ? " · " : ", "}
              <span className="nb">{number}</span> {customer}
            </Fragment>
          ))}
          {isForOwner && ` · ${texts.forOwner}`}
        </>
      }
      act={texts.acts[kind] ?? texts.look}
      target={isForOwner ? undefined : needTarget(need, hub)}
    />
  );
}

type HandProps = {
  icon: IconName;
  tone: string;
  what: string;
  details: ReactNode;
  act: string;
  /** None: somebody else has to do it. */
  target: ReturnType<typeof needTarget> | undefined;
};

function Hand({ icon, tone, what, details, act, target }: HandProps) {
  return (
    <li className={`hand ${tone}`}>
      <Icon name={icon} />
      <span className="hand-text">
        <b>{what}</b>
        <span>{details}</span>
      </span>
      {target && (
        <Link className="btn btn-line btn-s" {...target} aria-label={`${act}: ${what}`}>
          {act}
        </Link>
      )}
    </li>
  );
}
