import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { FreeLinesDialog } from "../money/free-lines-dialog.tsx";
import { RefundDialog } from "../money/refund-dialog.tsx";
import { CountDialog } from "./count-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import type { DialogProps } from "../use-order-acts.ts";
import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { MOST_BAGS, MISS_REASONS, type MissReason } from "@waslijn/contract/shared/order-life";
import { useState } from "react";
import { RadioField, TextField, SelectField } from "../../../ui/form/field.tsx";
import { readWhole } from "../../../ui/form/read-number.ts";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { useLanguage } from "../../../i18n/language.tsx";
import { CreditAsk, useMoneyAskTexts, WriteOffAsk } from "../../../parts/money-asks.tsx";
import { useEventTexts } from "../../../parts/event-texts.ts";

const CALLS = ["0", "1", "2", "3"];

/** Reason of a missed stop, and how often the customer was called (LIFE-04). */
function MissDialog({ order, acts, kind }: DialogProps & { kind: WindowKind }) {
  const texts = useOrderTexts();
  const [reason, setReason] = useState<MissReason>("nobody-home");
  const [calls, setCalls] = useState("1");
  const miss = (): void =>
    void acts.change(texts.done[`miss-${kind}`], (version) =>
      callConsole("missByDesk", {
        params: { number: order.number },
        body: { version, kind, reason, calls: Number(calls) },
      }),
    );
  return (
    <Ask
      title={texts.acts[`miss-${kind}`]}
      submit={texts.confirm.missSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={miss}
      onClose={acts.stop}
    >
      <p>{texts.confirm.missText}</p>
      <SelectField
        label={texts.confirm.missWhy}
        value={reason}
        options={MISS_REASONS.map((one) => [one, texts.history.reasons[one]] as const)}
        onChange={(next) => setReason(MISS_REASONS.find((one) => one === next) ?? reason)}
      />
      <SelectField
        label={texts.confirm.missCalls}
        value={calls}
        options={CALLS.map((one) => [one, texts.history.calls(Number(one))] as const)}
        onChange={setCalls}
      />
    </Ask>
  );
}

/** Dialogs of acts; windows and notes are edited in place. */
export function ActDialog(props: DialogProps) {
  switch (props.acts.doing) {
    case "pick-up":
      return <PickUpDialog {...props} />;
    case "miss-pickup":
      return <MissDialog {...props} kind="pickup" />;
    case "miss-delivery":
      return <MissDialog {...props} kind="delivery" />;
    case "count":
    case "recount":
      return <CountDialog {...props} />;
    case "deliver":
      return <DeliverDialog {...props} />;
    case "cancel":
      return <CancelDialog {...props} />;
    case "withdraw":
      return <WithdrawDialog {...props} />;
    case "waive-fee":
      return <WaiveDialog {...props} />;
    case "free-line":
      return <FreeLinesDialog {...props} />;
    case "refund":
      return <RefundDialog {...props} />;
    case "write-off":
      return <WriteOffDialog {...props} />;
    case "credit":
      return <CreditDialog {...props} />;
    case "replace-link":
      return <LinkDialog {...props} />;
    case "edit-details":
      return <DetailsDialog {...props} />;
    default:
      return null;
  }
}

function DeliverDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const deliver = (): void =>
    void acts.change(texts.done.deliver, (version) =>
      callConsole("deliverByDesk", { params: { number: order.number }, body: { version } }),
    );
  return (
    <Ask
      title={texts.confirm.deliver}
      submit={texts.confirm.deliverSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={deliver}
      onClose={acts.stop}
    >
      <p>{texts.confirm.deliverText}</p>
    </Ask>
  );
}

function WriteOffDialog({ order, acts }: DialogProps) {
  const words = useMoneyAskTexts().writeOff;
  const amount = formatCents(order.bill?.open ?? 0, useLanguage());
  return (
    <WriteOffAsk
      amount={amount}
      isRunning={acts.isRunning}
      onClose={acts.stop}
      onSubmit={(reason) =>
        void acts.change(words.done(amount), (version) =>
          callConsole("writeOffBill", {
            params: { number: order.number },
            body: { version, reason },
          }),
        )
      }
    />
  );
}

function CreditDialog({ order, acts }: DialogProps) {
  const words = useMoneyAskTexts().credit;
  return (
    <CreditAsk
      isRunning={acts.isRunning}
      onClose={acts.stop}
      onSubmit={(reason) =>
        void acts.change(words.done, (version) =>
          callConsole("creditOrderInvoice", {
            params: { number: order.number },
            body: { version, reason },
          }),
        )
      }
    />
  );
}

function LinkDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const replace = (): void =>
    void acts.change(texts.done["replace-link"], (version) =>
      callConsole("replaceLink", { params: { number: order.number }, body: { version } }),
    );
  return (
    <Ask
      title={texts.confirm.link}
      submit={texts.confirm.linkSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={replace}
      onClose={acts.stop}
    >
      <p>{texts.confirm.linkText}</p>
    </Ask>
  );
}

/** Marks the order as picked up when the driver could not report it. */
function PickUpDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const [typed, setTyped] = useState("1");
  const [isChecked, setIsChecked] = useState(false);
  const bags = readWhole(typed, 1, MOST_BAGS);
  const pickUp = (): void => {
    setIsChecked(true);
    if (bags === undefined) return;
    void acts.change(texts.done["pick-up"], (version) =>
      callConsole("pickUpByDesk", { params: { number: order.number }, body: { version, bags } }),
    );
  };
  return (
    <Ask
      title={texts.confirm.pickUp}
      submit={texts.confirm.pickUpSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={pickUp}
      onClose={acts.stop}
    >
      <TextField
        label={texts.count.bags}
        inputMode="numeric"
        value={typed}
        error={isChecked && bags === undefined ? texts.count.noBags : undefined}
        onChange={setTyped}
      />
    </Ask>
  );
}

function WaiveDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const events = useEventTexts();
  const language = useLanguage();
  const [waives, setWaives] = useState(order.fees[0]?.version ?? 0);
  const [reason, setReason] = useState("");
  const eventOf = (version: number) => order.history.find((event) => event.version === version);
  const waive = (): void =>
    void acts.change(texts.done["waive-fee"], (version) =>
      callConsole("waiveFee", {
        params: { number: order.number },
        body: { version, waives, reason: reason.trim() },
      }),
    );
  return (
    <Ask
      title={texts.confirm.waive}
      submit={texts.confirm.waiveSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={waive}
      onClose={acts.stop}
    >
      <RadioField
        label={texts.confirm.which}
        value={String(waives)}
        options={order.fees.map(({ version, cents }) => {
          const event = eventOf(version);
          return [
            String(version),
            [formatCents(cents, language), event && events[event.kind]].filter(Boolean).join(" · "),
          ];
        })}
        onChange={(version) => setWaives(Number(version))}
      />
      <TextField
        label={texts.confirm.whyWaive}
        required
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
    </Ask>
  );
}

function CancelDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const language = useLanguage();
  const [reason, setReason] = useState("");
  const [waived, setWaived] = useState("");
  const next = order.plan?.next;
  const [ends, setEnds] = useState<"only" | "stop">();
  const action = acts.can.find(({ act }) => act === "cancel");
  const cancel = (): void =>
    void acts.change(texts.done.cancel, (version) =>
      callConsole("cancelByDesk", {
        params: { number: order.number },
        body: {
          version,
          ...(reason.trim() && { reason: reason.trim() }),
          ...(waived.trim() && { waived: waived.trim() }),
          ...(next && { stopPlan: ends === "stop" }),
        },
      }),
    );
  return (
    <Ask
      title={texts.confirm.cancel}
      submit={texts.confirm.cancelSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={cancel}
      onClose={acts.stop}
    >
      <p>
        {action?.may === "fee"
          ? texts.confirm.cancelFee(formatCents(action.cents, language))
          : texts.confirm.cancelFree}
      </p>
      {next ? (
        <RadioField
          label={texts.confirm.plan}
          required
          value={ends}
          options={(["only", "stop"] as const).map((choice) => [
            choice,
            texts.confirm.planChoices[choice](formatLongDate(next, language)),
          ])}
          onChange={setEnds}
        />
      ) : null}
      <TextField label={texts.confirm.reason} maxLength={200} value={reason} onChange={setReason} />
      {action?.may === "fee" && (
        <TextField
          label={texts.times.waive}
          hint={texts.times.waiveHint}
          maxLength={200}
          value={waived}
          onChange={setWaived}
        />
      )}
    </Ask>
  );
}
