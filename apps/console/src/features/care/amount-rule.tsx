import type { DeskComplaint } from "@waslijn/contract/console/care/care";
import { formatCents } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useCareTexts } from "./care-texts.ts";

const WIDTH = 300;

/** How much of what the rule allows is offered. */
export function AmountRule({ cents, complaint }: { cents: number; complaint: DeskComplaint }) {
  const { answer: texts } = useCareTexts();
  const language = useLanguage();
  const { priceCents, mostCents } = complaint;
  const money = (value: number): string => formatCents(value, language);
  const at = mostCents > 0 ? Math.min(1, cents / mostCents) * WIDTH : 0;
  return (
    <div className="rule">
      <svg
        viewBox={`0 0 ${WIDTH} 22`}
        role="img"
        aria-label={texts.ruleLong(money(cents), money(mostCents))}
      >
        <rect className="track" y="8" width={WIDTH} height="6" rx="3" />
        <rect className="fill" y="8" width={at} height="6" rx="3" />
        <circle className="rule-dot" cx={at} cy="11" r="7" />
        <path className="rule-end" d={`M${WIDTH - 1} 2V20`} />
      </svg>
      <p>
        <span>{texts.price(money(priceCents))}</span>
        <b>{texts.most(money(mostCents))}</b>
      </p>
    </div>
  );
}
