import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type { OrderView, OrderWindow } from "@waslijn/contract/customer/my-order";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { lifeSteps } from "../../../parts/order-life/life-steps.ts";
import { Peg, Icon } from "../../../ui/drawing.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import styles from "../order-screen.module.css";
import { useOrderPartsTexts } from "./call-care.ts";
import { orderFiles } from "@waslijn/contract/calls/order-files";
import { TextLink } from "../../../ui/button.tsx";
import { useApiBase } from "../../../api/api-base.ts";
import { needsWindow, useOrderToken } from "../doing.ts";

/** Loaded on the day itself. */
const Expected = lazyPart(async () => ({ default: (await import("./coming.tsx")).Expected }));

/** The windows to come, and what was done already. */
export function OrderWindows({ view }: { view: OrderView }) {
  const windows = useOrderPartsTexts().windows;
  const { pickup, delivery, awaits, gone, part, state } = view;
  const expectedAt = (kind: WindowKind): Expected =>
    view.expected?.kind === kind ? view.expected : undefined;
  const isOver = state === "delivered";
  const offOf = (kind: WindowKind): string | undefined => {
    if (awaits === kind) return windows.missed;
    return gone.includes(kind) ? windows.gone : undefined;
  };
  return (
    <section className={styles.block} aria-labelledby="order-windows">
      <h2 id="order-windows">{isOver ? windows.past : windows.heading}</h2>
      {isOver ? null : (
        <div className={styles.twin}>
          {state === "placed" ? (
            <Moment
              label={windows.pickup}
              window={pickup}
              off={offOf("pickup")}
              expected={expectedAt("pickup")}
            />
          ) : null}
          {delivery && awaits === "pickup" ? (
            <div className={styles.missed}>
              <small>{windows.delivery}</small>
              <b>{windows.follows}</b>
            </div>
          ) : null}
          {part && awaits ? (
            <div className={styles.missed}>
              <small>{windows.delivery}</small>
              <b>{windows.choose}</b>
            </div>
          ) : null}
          {delivery && awaits !== "pickup" && !(part && awaits) ? (
            <Moment
              label={windows.delivery}
              window={delivery}
              off={offOf("delivery")}
              expected={expectedAt("delivery")}
            />
          ) : null}
        </div>
      )}
      <Done view={view} />
      {view.hides || isOver || needsWindow(view) ? null : <CalendarLink />}
    </section>
  );
}

/** Finished stops with the time they took place. */
function Done({ view }: { view: OrderView }) {
  const windows = useOrderPartsTexts().windows;
  const language = useLanguage();
  const names = { pickup: windows.pickedUp, delivery: windows.delivered };
  const done = lifeSteps(view).flatMap(({ name, state, doneAt }) =>
    (name === "pickup" || name === "delivery") && state === "done" && doneAt
      ? [{ name, at: fromTimestamp(doneAt), doneAt }]
      : [],
  );
  if (done.length === 0) return null;
  return (
    <>
      {view.state === "delivered" ? null : <h3 className={styles.doneHead}>{windows.done}</h3>}
      <ul className={styles.did}>
        {done.map(({ name, at, doneAt }) => (
          <li key={name}>
            <Icon name="check" />
            <span>
              <b>{names[name]}</b>{" "}
              <time dateTime={doneAt}>
                {formatWholeDate(at.date, language)}, {at.time}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Expected = NonNullable<OrderView["expected"]> | undefined;
type Shown = {
  label: string;
  window: OrderWindow;
  /** Why the stop does not take place then. */
  off: string | undefined;
  expected: Expected;
};

function Moment({ label, window, off, expected }: Shown) {
  const language = useLanguage();
  return (
    <div className={off ? styles.missed : styles.moment}>
      {off ? null : <Peg />}
      <small>{off ? `${label}, ${off}` : label}</small>
      <strong>{formatWholeDate(window.date, language)}</strong>
      <span>{formatHours(window)}</span>
      {expected ? <Expected expected={expected} /> : null}
    </div>
  );
}

/** Link to the windows as a calendar file; works without script. */
function CalendarLink() {
  const token = useOrderToken();
  const base = useApiBase();
  const { save } = useOrderPartsTexts().calendar;
  return (
    <p className={styles.say}>
      <TextLink href={base + orderFiles.orderCalendar.path.replace(":token", token)} download>
        <Icon name="calendar" /> {save}
      </TextLink>
    </p>
  );
}
