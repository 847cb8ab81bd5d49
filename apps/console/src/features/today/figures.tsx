import { formatCents, formatShare } from "@waslijn/contract/shared/formats/money";
import type { Today } from "@waslijn/contract/console/today";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useTodayTexts } from "./today-texts.ts";

type Hour = { hour: number; orders: number; cents: number };
type Measure = "orders" | "cents";

/** Cumulative sum per hour, up to and including `until`. */
export function runningSum(hours: Hour[], measure: Measure, until = 23): number[] {
  let sum = 0;
  return Array.from({ length: until + 1 }, (_, hour) => {
    sum += hours.find((one) => one.hour === hour)?.[measure] ?? 0;
    return sum;
  });
}

export const totalOf = (hours: Hour[], measure: Measure, until = 23): number =>
  runningSum(hours, measure, until).at(-1) ?? 0;

type Props = { now: number[]; before: number[] };

const WIDTH = 250;
const BASE = 62;
const HEIGHT = 55;
const FIRST_HOUR = 6;
const HOURS = 24 - FIRST_HOUR;

/** Today as a thick line, last week thin and dashed, on one axis; the figures beside it are the text alternative. */
function Spark({ now, before }: Props) {
  const most = Math.max(1, ...now, ...before);
  const x = (hour: number): number => ((hour + 1 - FIRST_HOUR) / HOURS) * WIDTH;
  const y = (sum: number): number => BASE - (sum / most) * HEIGHT;
  const points = (sums: number[]): string =>
    sums
      .map((sum, hour) =>
        hour < FIRST_HOUR - 1 ? "" : `${x(hour).toFixed(1)},${y(sum).toFixed(1)}`,
      )
      .filter(Boolean)
      .join(" ");
  const last = now.length - 1;
  return (
    <div className="spark" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${BASE}`} preserveAspectRatio="none" focusable="false">
        <path className="ch-grid" d={`M0 ${BASE}H${WIDTH}`} />
        <polyline className="ch-old" points={points(before)} />
        <polyline className="ch-now" points={points(now)} />
        {last >= FIRST_HOUR && (
          <path
            className="spark-now"
            d={`M${x(last).toFixed(1)} ${y(now[last] ?? 0).toFixed(1)}h0`}
          />
        )}
      </svg>
      <span>06</span>
      <span>24</span>
    </div>
  );
}

export function Figures({ today }: { today: Today }) {
  const texts = useTodayTexts();
  const language = useLanguage();
  const sum = (name: "done" | "open" | "missed" | "onTime"): number =>
    today.hubs.reduce((total, hub) => total + hub[name], 0);
  const [done, open, missed, onTime] = [sum("done"), sum("open"), sum("missed"), sum("onTime")];
  const all = done + open + missed;
  const before = today.stopsWeekBefore;
  return (
    <section className="panel kpis" aria-label={texts.figures}>
      <div>
        <h2>{texts.stops}</h2>
        <p>
          <span className="fig">{done}</span> <span className="quiet">{texts.of(all)}</span>
        </p>
        <svg
          className="kbar"
          viewBox={`0 0 ${Math.max(1, all)} 6`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="track" width={Math.max(1, all)} height="6" />
          <rect className="fill" width={done} height="6" />
          <rect className="kbad" x={done} width={missed} height="6" />
        </svg>
        <p className="quiet small">{texts.stopWords(done, open, missed)}</p>
      </div>
      <Sales name={texts.orders} measure="orders" today={today} />
      <Sales name={texts.revenue} measure="cents" today={today} />
      <div>
        <h2>{texts.onTime}</h2>
        <p>
          <span className="fig">{done > 0 ? formatShare(onTime / done, language, 0) : "–"}</span>
        </p>
        <p className="quiet small">
          {done > 0 ? texts.onTimeWords(onTime, done) : texts.noStops}
          {before.done > 0 && (
            <>
              <br />
              {texts.onTimeBefore(formatShare(before.onTime / before.done, language, 0))}
            </>
          )}
        </p>
      </div>
    </section>
  );
}

type SalesProps = { name: string; measure: Measure; today: Today };

/** Today so far, the same hour a week before, and that day's total. */
function Sales({ name, measure, today: { day, now, sales } }: SalesProps) {
  const texts = useTodayTexts();
  const language = useLanguage();
  const clock = fromTimestamp(now);
  const hour = day === clock.date ? Number(clock.time.slice(0, 2)) : 23;
  const sum = totalOf(sales.day, measure, hour);
  const then = totalOf(sales.weekBefore, measure, hour);
  const words = (amount: number): string =>
    measure === "cents" ? formatCents(amount, language) : String(amount);
  const difference = sum - then;
  return (
    <div className="kchart">
      <div>
        <h2>{name}</h2>
        <p>
          <span className="fig">{words(sum)}</span>
        </p>
        <p className={difference > 0 ? "up" : "down"}>
          {difference !== 0 && <Icon name={difference > 0 ? "up" : "down"} size="s" />}
          {difference === 0 && texts.same}
          {difference > 0 && texts.more(words(difference))}
          {difference < 0 && texts.less(words(-difference))}
        </p>
        <p className="quiet small">
          {texts.before(words(then))}
          <br />
          {texts.wholeDay(words(totalOf(sales.weekBefore, measure)))}
        </p>
      </div>
      <Spark
        now={runningSum(sales.day, measure, hour)}
        before={runningSum(sales.weekBefore, measure)}
      />
    </div>
  );
}
