import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatDays } from "@waslijn/contract/shared/formats/weekdays";
import { brand } from "@waslijn/contract/shared/brand";
import { useLanguage } from "../../i18n/language-context.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Hours of customer care, one line per row of the brand's hours (RULE-40). */
export function CareHours({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  return (
    <ul className={className}>
      {brand.careHours.map(({ days, from, to }) => (
        <li key={from}>
          {capital(formatDays(days, language))}{" "}
          <span className="nb">{formatHours({ from, to })}</span>
        </li>
      ))}
    </ul>
  );
}
