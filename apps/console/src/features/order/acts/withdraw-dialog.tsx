import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { WITHDRAWAL_WAYS, type WithdrawalWay } from "@waslijn/contract/console/codes";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { useState } from "react";
import { callLater } from "../../../api/later.ts";
import { useToday } from "../../../i18n/use-today.ts";
import { RadioField, TextField } from "../../../ui/form/field.tsx";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "../use-order-acts.ts";

/** A withdrawal that came by phone, letter or e-mail, with the day it came (MINE-14). */
export function WithdrawDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const words = texts.withdraw;
  const today = useToday();
  const [via, setVia] = useState<WithdrawalWay>();
  const [receivedOn, setReceivedOn] = useState(today);
  const [isTooLate, setIsTooLate] = useState(false);
  const withdraw = async (): Promise<void> => {
    if (via) {
      await acts.change(texts.done.withdraw, (version) =>
        callLater("withdrawByDesk", {
          params: { number: order.number },
          body: { version, via, receivedOn },
        }).catch((failure: unknown) => {
          setIsTooLate(failure instanceof ApiFailure && failure.is("not_possible_now"));
          throw failure;
        }),
      );
    }
  };
  return (
    <Ask
      title={words.title}
      submit={words.submit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={() => void withdraw()}
      onClose={acts.stop}
    >
      <p>{order.state === "placed" ? words.before : words.after}</p>
      <RadioField
        label={words.via}
        required
        value={via}
        options={WITHDRAWAL_WAYS.map((way) => [way, words.ways[way]] as const)}
        onChange={setVia}
      />
      <TextField
        type="date"
        label={words.receivedOn}
        hint={words.receivedHint}
        required
        min={amsterdamDate(new Date(order.placedAt))}
        max={today}
        value={receivedOn}
        onChange={(day) => {
          setReceivedOn(day);
          setIsTooLate(false);
        }}
        error={isTooLate ? words.tooLate : undefined}
      />
    </Ask>
  );
}
