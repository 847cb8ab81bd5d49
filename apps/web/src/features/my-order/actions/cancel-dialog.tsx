import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Why } from "../../../ui/actions.tsx";
import { Button, TextButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { withdrawalWords } from "@waslijn/contract/shared/brands/withdrawal-words";
import { Suspense, useState } from "react";
import { callByLink } from "../../../api/call-by-link.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { lazyFile } from "../../../lib/lazy-part.tsx";
import { shortMoment } from "../../../parts/order-life/life-steps.ts";
import { type ActProps, FeeTick, useAgreed, Refused, useSending } from "./sending.tsx";
import { centsOf, needsWindow, useCents } from "../doing.ts";
import { useActsTexts } from "../acts-texts.ts";
import type { PlanEnds } from "./order-plan.tsx";
import styles from "./cancel-dialog.module.css";

const PlanChoice = lazyFile(async () => ({
  default: (await import("./order-plan.tsx")).PlanChoice,
}));

type Props = ActProps & { onWithdraw: () => void };

/** Confirmation with the price of cancelling (MINE-04). */
export function CancelDialog({ open, ...props }: Props & { open: boolean }) {
  const { cancel } = useActsTexts();
  return (
    <Dialog open={open} onClose={props.onStop} title={cancel.title} closeLabel={cancel.close}>
      <Question {...props} />
    </Dialog>
  );
}

function Question(props: Props) {
  const { token, view, refusal, onStop, onWithdraw } = props;
  const { cancel } = useActsTexts();
  const cents = centsOf(view.allowed.cancel);
  const { agreed, agree } = useAgreed(cents);
  const amount = useCents()(cents);
  const sending = useSending(props);
  const language = useLanguage();
  const { pickup, delivery, plan } = view;
  const next = plan?.next ?? undefined;
  const [ends, setEnds] = useState<PlanEnds>();
  const isChosen = ends !== undefined || !next;
  const confirm = () =>
    sending.send((key) =>
      callByLink("cancelOrder", {
        params: { token },
        body: {
          version: view.version,
          ...(cents > 0 && { acceptedFee: cents }),
          ...(next && { stopPlan: ends === "stop" }),
        },
        key,
      }),
    );
  return (
    <div className={styles.question}>
      <p>
        <Price view={view} amount={cents ? amount : undefined} />{" "}
        {needsWindow(view)
          ? null
          : cancel.days(
              formatWholeDate(pickup.date, language),
              delivery ? formatWholeDate(delivery.date, language) : undefined,
            )}
      </p>
      {plan && next ? (
        <Suspense>
          <PlanChoice plan={plan} next={next} ends={ends} onChoose={setEnds} />
        </Suspense>
      ) : null}
      {cents && view.allowed.withdraw.may !== "no" ? (
        <Notice status="info">
          <p>
            {cancel.coolingOff(formatWholeDate(view.limits.withdrawUntil, language), Boolean(next))}
          </p>
          <TextButton onClick={onWithdraw}>{withdrawalWords[language].button}</TextButton>
        </Notice>
      ) : null}
      {cents ? <FeeTick label={cancel.accept(amount)} agreed={agreed} onAgree={agree} /> : null}
      <Refused refusal={refusal} status={sending.status} />
      {agreed ? null : <Why>{cancel.missing}</Why>}
      <div className={styles.do}>
        <Button
          disabled={!agreed || !isChosen}
          busy={sending.status !== "idle"}
          busyLabel={cancel.busy}
          onClick={() => void confirm()}
        >
          {cents ? cancel.confirmFee(amount) : cancel.confirm}
        </Button>
        <TextButton onClick={onStop}>{cancel.keep}</TextButton>
      </div>
    </div>
  );
}

function Price({ view, amount }: { view: OrderView; amount: string | undefined }) {
  const { cancel } = useActsTexts();
  const language = useLanguage();
  if (amount) return cancel.fee(amount);
  if (needsWindow(view)) return cancel.freeNow;
  // Without a late fee it is free until the driver comes.
  const { freeUntil, pickupStarts } = view.limits;
  return cancel.free(shortMoment(view.lateFee > 0 ? freeUntil : pickupStarts, language));
}
