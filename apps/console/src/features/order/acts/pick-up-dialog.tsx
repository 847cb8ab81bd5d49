import { MOST_BAGS } from "@waslijn/contract/shared/order-life";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { readWhole } from "../../../parts/number/read-number.ts";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "./use-order-acts.ts";

/** For a driver who could not say so: somebody has the bags. */
export function PickUpDialog({ order, acts }: DialogProps) {
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
