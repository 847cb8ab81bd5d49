import type { Need, TodayNeed } from "@waslijn/contract/console/desk/today";
import { Link } from "@tanstack/react-router";
import { formatCents } from "../../i18n/formats.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon, type IconName } from "../../parts/icon/icon.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { needTarget } from "./need-target.ts";
import { useTodayTexts } from "./today-texts.ts";

const LOOKS: Record<Need, [icon: IconName, tone: string]> = {
  "driver-conflict": ["van", "is-bad"],
  "missed-delivery": ["st-miss", "is-bad"],
  "missed-pickup": ["st-miss", "is-bad"],
  "complaint-due": ["care", "is-bad"],
  "refund-failed": ["euro", "is-bad"],
  "payment-differs": ["euro", "is-ask"],
  "not-counted": ["count", ""],
  "bags-differ": ["bag", "is-ask"],
  "bill-overdue": ["warn", ""],
  "message-dead": ["mail", ""],
};

export function NeedsPanel({ needs, hub }: { needs: TodayNeed[]; hub?: string | undefined }) {
  const texts = useTodayTexts();
  return (
    <Panel title={texts.needsTitle} aside={<span className="quiet">{texts.needsHint}</span>}>
      {needs.length === 0 && <p className="panel-in quiet">{texts.noNeeds}</p>}
      <ul className="rows">
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
  const what = texts.needs[need.kind](need.count);
  const details = [
    texts.since(moment(need.oldest)),
    need.cents !== null && texts.together(formatCents(need.cents, language)),
    need.orders.map(({ number, customer }) => `${number} ${customer}`).join(", "),
  ].filter(Boolean);
  return (
    <li className={`hand ${tone}`}>
      <Icon name={icon} />
      <span className="hand-text">
        <b>{what}</b>
        <span>{details.join(" · ")}</span>
      </span>
      <Link
        className="btn btn-line btn-s"
        {...needTarget(need, hub)}
        aria-label={texts.lookLong(what)}
      >
        {texts.look}
      </Link>
    </li>
  );
}
