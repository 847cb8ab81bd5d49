import { unbroken } from "../../../ui/unbroken.tsx";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { Actions } from "../../../ui/actions.tsx";
import { Button, TextButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/drawing.tsx";
import { useEffect, useRef, useState } from "react";
import { callByLink } from "../../../api/call-by-link.ts";
import { type ActProps, FeeTick, useAgreed, Refused, useSending } from "./sending.tsx";
import { centsOf, choosable, needsWindow, permissionFor, useCents } from "../doing.ts";
import { useActsTexts } from "../acts-texts.ts";
import { ChangeReceipt } from "./change-receipt.tsx";
import { isComplete, movedWindows, toChangeBody, toSelected } from "./chosen-windows.ts";
import styles from "./change-screen.module.css";
import { PickBoth, PickDelivery } from "./pick-windows.tsx";

const today = (): string => amsterdamDate(new Date());

/** Form for other windows: old windows, new windows and one button (MINE-04). */
export function ChangeScreen(props: ActProps) {
  const { token, view, refusal, onStop } = props;
  const { change } = useActsTexts();
  const [times, setTimes] = useState(() => toSelected(view, today()));
  const moved = movedWindows(view, times);
  const cents = centsOf(permissionFor(view.allowed, moved));
  const { agreed, agree } = useAgreed(cents);
  const sending = useSending(props);
  const amount = useCents()(cents);
  const windows = choosable(view);
  const confirm = () =>
    sending.send((key) =>
      callByLink("changeOrder", { params: { token }, body: toChangeBody(view, times, cents), key }),
    );
  const complete = isComplete(view, times);
  const isBusy = sending.status !== "idle";
  const picking = {
    token,
    view,
    times,
    onSelect: setTimes,
    today: today(),
    locked: isBusy,
    // A refusal makes the pickers refetch the offered windows.
    refusal,
  };
  return (
    <div className={classes("wrap", styles.page)}>
      <div className={styles.main}>
        <p>
          <TextButton className={styles.back} onClick={onStop}>
            <Icon name="back" />
            <span>{unbroken(change.back(view.number))}</span>
          </TextButton>
        </p>
        <Heading {...props} />
        <p className="lede">{cents ? change.ledeFee(amount) : change.lede}</p>
        <div className={styles.pick}>
          {windows === "pickup" ? <PickBoth {...picking} /> : <PickDelivery {...picking} />}
        </div>
      </div>
      <div className={styles.side}>
        <ChangeReceipt view={view} times={times} cents={cents} />
        <div className={styles.do}>
          <Refused refusal={refusal} status={sending.status} />
          {cents ? <FeeTick label={change.accept(amount)} agreed={agreed} onAgree={agree} /> : null}
          <Actions why={complete ? (agreed ? undefined : change.missingTick) : change.missing}>
            <Button
              disabled={!complete || !agreed}
              busy={isBusy}
              busyLabel={change.busy}
              onClick={() => void confirm()}
            >
              {cents ? change.confirmFee(amount) : change.confirm}
            </Button>
          </Actions>
          <TextButton className={styles.keep} onClick={onStop}>
            {change.keep}
          </TextButton>
        </div>
      </div>
    </div>
  );
}

function Heading({ view }: ActProps) {
  const { change } = useActsTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isDelivery = choosable(view) === "delivery";
  const title = isDelivery ? change.titleDelivery : change.title;
  return (
    <h1 ref={heading} tabIndex={-1}>
      {needsWindow(view) ? change.titleNew : title}
    </h1>
  );
}
