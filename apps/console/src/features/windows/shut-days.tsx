import type { WindowsGrid } from "@waslijn/contract/console/shop/windows";
import { Link } from "@tanstack/react-router";
import { formatLongDate } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Badge } from "../../parts/badge/badge.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { useWindowsTexts } from "./windows-texts.ts";

/** Closed days to come, and who has not chosen another day yet: the list to call. */
export function ShutDays({
  grid: { hub, shut },
  onOpenDay,
}: {
  grid: WindowsGrid;
  onOpenDay: (date: string) => void;
}) {
  const texts = useWindowsTexts();
  const language = useLanguage();
  return (
    <Panel title={texts.shut.title} aside={<Link to="/shop/holidays">{texts.shut.holidays}</Link>}>
      {shut.length === 0 && <p className="panel-in quiet">{texts.shut.none}</p>}
      {shut.length > 0 && (
        <ul className="rows">
          {shut.map(({ date, closed, reason, booked }) => (
            <li key={date}>
              <b className="w-day">{formatLongDate(date, language)}</b>
              <span>{closed === "holiday" ? (texts.holidays[reason] ?? reason) : reason}</span>
              <span className="w-end">
                {booked === 0 ? (
                  <span className="quiet">{texts.shut.booked(0)}</span>
                ) : (
                  <Link to="/orders" search={{ day: date, ...(hub && { hub: hub.id }) }}>
                    <Badge tone="ask" icon="warn">
                      {texts.shut.call(booked)}
                    </Badge>
                  </Link>
                )}
                {closed === "closure" && (
                  <button
                    className="btn btn-line btn-s"
                    type="button"
                    aria-label={texts.openLong(formatLongDate(date, language))}
                    onClick={() => onOpenDay(date)}
                  >
                    {texts.open}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
