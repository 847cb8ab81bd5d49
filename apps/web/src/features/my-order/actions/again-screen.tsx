import { unbroken } from "../../../ui/unbroken.tsx";
import type { AgainOffer, OrderView, OrderWindow } from "@waslijn/contract/customer/my-order";
import { amsterdamDate, fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { firstName } from "@waslijn/contract/shared/first-name";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { callByLink } from "../../../api/call-by-link.ts";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useLanguage } from "../../../i18n/language-context.ts";
import { Head } from "../../../parts/navigation/link.tsx";
import { shortDay } from "../../../parts/order-life/life-steps.ts";
import { nothingSelected } from "../../../parts/times/selected-times.ts";
import { TimePicker } from "../../../parts/times/time-picker.tsx";
import { useTimeChoice } from "../../../parts/times/use-time-choice.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button, ButtonLink, TextButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon, Peg } from "../../../ui/drawing.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Bone } from "../../../ui/skeleton.tsx";
import { useOrderPartsTexts } from "../parts/call-care.ts";
import { useActsTexts } from "../acts-texts.ts";
import { Cost, FilledIn, Rule, useAgainTexts } from "./again-parts.tsx";
import styles from "./again-screen.module.css";
import type { ActProps } from "./sending.tsx";
import { tripOf, tripOfTimes, useAgain } from "./use-again.ts";

const today = (): string => amsterdamDate(new Date());

/** The order once more, with everything filled in and the best times chosen: one tick and one press (MINE-15). */
export function AgainScreen({ token, view, onStop, refresh }: ActProps) {
  const again = useAgainTexts();
  const ordering = useAgain(token, refresh);
  const { state } = ordering;
  if (state.status === "placed") return <Placed view={view} placed={state.placed} />;
  const first = firstName(view.contact.name);
  return (
    <div className={classes("wrap", styles.page)}>
      <Head title={again.title} />
      <div className={styles.main}>
        <p>
          <TextButton className={styles.back} onClick={onStop}>
            <Icon name="back" />
            <span>{unbroken(again.back(view.number))}</span>
          </TextButton>
        </p>
        <Heading>{first ? again.heading(first) : again.title}</Heading>
        <p className="lede">{again.lede}</p>
        {ordering.refusal ? (
          <Notice status="error">{again.refusals[ordering.refusal]}</Notice>
        ) : null}
        {state.status === "loading" ? (
          <div aria-busy="true" className={styles.bones}>
            <p className="hide" role="status">
              {again.loading}
            </p>
            <Bone size="card" />
            <Bone size="card" />
          </div>
        ) : null}
        {state.status === "failed" ? (
          <div className={styles.failed}>
            <Notice status="error">{again.failed}</Notice>
            <Button onClick={ordering.retry}>{again.retry}</Button>
          </div>
        ) : null}
        {state.status === "offered" ? (
          <Offered
            key={state.offer.token}
            token={token}
            view={view}
            offer={state.offer}
            {...ordering}
          />
        ) : null}
      </div>
    </div>
  );
}

function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

type OfferedProps = Pick<ReturnType<typeof useAgain>, "sending" | "confirm"> & {
  token: string;
  view: OrderView;
  offer: AgainOffer;
};

function Offered({ token, view, offer, sending, confirm }: OfferedProps) {
  const { waiting } = useActsTexts();
  const again = useAgainTexts();
  const { trips, least } = offer;
  const [chosen, choose] = useState<number | "other">(trips.length > 0 ? 0 : "other");
  const [times, setTimes] = useState(() => nothingSelected(today()));
  const [isChecked, setChecked] = useState(false);
  const language = useLanguage();
  const amount = formatCents(least.total, language);
  const offered = chosen === "other" ? undefined : trips[chosen];
  const trip = offered ? tripOf(offered) : tripOfTimes(times);
  const isBusy = sending !== "idle";
  const why = trip ? (isChecked ? undefined : again.missingTick) : again.missing;
  return (
    <>
      <fieldset className={styles.trips} disabled={isBusy}>
        <legend className="hide">{again.when}</legend>
        {trips.map((each, index) => (
          <TripOption
            key={each.pickup.starts}
            trip={each}
            checked={chosen === index}
            onChoose={() => choose(index)}
          />
        ))}
      </fieldset>
      {chosen === "other" ? (
        <OtherTimes token={token} times={times} onSelect={setTimes} locked={isBusy} />
      ) : (
        <p>
          <TextButton className={styles.back} onClick={() => choose("other")}>
            <Icon name="calendar" />
            {again.other}
          </TextButton>
        </p>
      )}
      <FilledIn view={view} />
      <Cost least={least} before={view.bill?.total} />
      <Checkbox
        className={styles.check}
        label={again.checked}
        checked={isChecked}
        onChange={(event) => setChecked(event.currentTarget.checked)}
      />
      {trip ? <Rule trip={trip} /> : null}
      {sending === "waiting" ? (
        <Notice status="info" icon="offline">
          {waiting}
        </Notice>
      ) : null}
      <Actions why={why}>
        <Button
          note={again.obligation(amount)}
          disabled={!trip || !isChecked}
          busy={isBusy}
          busyLabel={again.busy}
          onClick={() => (trip ? void confirm(trip) : undefined)}
        >
          {again.confirm}
        </Button>
      </Actions>
    </>
  );
}

type TripOptionProps = {
  trip: AgainOffer["trips"][number];
  checked: boolean;
  onChoose: () => void;
};

function TripOption({ trip, checked, onChoose }: TripOptionProps) {
  const again = useAgainTexts();
  const { windows } = useOrderPartsTexts();
  return (
    <label className={styles.trip}>
      <Peg />
      <input type="radio" name="trip" checked={checked} onChange={onChoose} />
      <span className={styles.windows}>
        {trip.asBefore ? <span className={styles.tag}>{again.asBefore}</span> : null}
        <WindowRow label={windows.pickup} window={trip.pickup} />
        <WindowRow label={windows.delivery} window={trip.delivery} />
      </span>
      <span className={styles.tick} aria-hidden="true">
        <Icon name="check" />
      </span>
    </label>
  );
}

function WindowRow({ label, window: { date, from, to } }: { label: string; window: OrderWindow }) {
  return (
    <span className={styles.row}>
      <span className="quiet">{label} </span>
      <span className={styles.when}>
        <b>{shortDay(date, useLanguage())}</b>{" "}
        <span className="nb">{formatHours({ from, to })}</span>
      </span>
    </span>
  );
}

type OtherProps = {
  token: string;
  times: Parameters<typeof tripOfTimes>[0];
  onSelect: Parameters<typeof useTimeChoice>[0]["onSelect"];
  locked: boolean;
};

function OtherTimes({ token, times, onSelect, locked }: OtherProps) {
  const windowsOf = (kind: "pickup" | "delivery", pickup?: string) =>
    callByLink("orderWindows", { params: { token, kind }, query: { pickup } });
  const choice = useTimeChoice({
    sources: {
      pickups: () => windowsOf("pickup"),
      deliveries: (pickup) => windowsOf("delivery", pickup.slice(0, 16)),
    },
    selected: times,
    onSelect,
    today: today(),
  });
  return (
    <div className={styles.pick}>
      <TimePicker choice={choice} locked={locked} />
    </div>
  );
}

type Answer = Extract<ReturnType<typeof useAgain>["state"], { status: "placed" }>["placed"];

/** What was ordered, and the way to its own page. */
function Placed({ view, placed }: { view: OrderView; placed: Answer }) {
  const again = useAgainTexts();
  const { windows } = useOrderPartsTexts();
  const first = firstName(view.contact.name);
  const { pickup, delivery } = placed.frames;
  return (
    <div className={classes("wrap", styles.page)}>
      <Head title={again.placedTitle} />
      <div className={styles.main}>
        <Heading>{first ? again.placed(first) : again.placedTitle}</Heading>
        <p className="lede">{again.mail}</p>
        <div className={styles.done}>
          <p className="quiet">
            {again.order} <b>{placed.number}</b>
          </p>
          <WindowRow label={windows.pickup} window={toWindow(pickup)} />
          {delivery ? <WindowRow label={windows.delivery} window={toWindow(delivery)} /> : null}
        </div>
        <Actions>
          <ButtonLink href={placed.link}>{again.follow}</ButtonLink>
        </Actions>
      </div>
    </div>
  );
}

const toWindow = ({ from, to }: Answer["frames"]["pickup"]): OrderWindow => {
  const { date, time } = fromTimestamp(from);
  return { date, from: time, to: fromTimestamp(to).time, starts: from };
};
