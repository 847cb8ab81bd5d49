import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { TextField } from "../../../parts/field/text-field.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import type { OrderActs } from "../acts/use-order-acts.ts";
import { useBagsTexts } from "./bags-texts.ts";
import "./bags.css";

type Props = { order: DeskOrder; door: number; arrived: number; acts: OrderActs };

/** Not as many bags arrived as were picked up, until somebody says why (COUNT-05). */
export function BagsFlag({ order, door, arrived, acts }: Props) {
  const texts = useBagsTexts();
  const [reason, setReason] = useState("");
  const clear = (): void =>
    void acts.change(texts.cleared, () =>
      callConsole("clearBags", {
        params: { number: order.number },
        body: { reason: reason.trim() },
      }),
    );
  return (
    <form
      className="note bags-flag"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        clear();
      }}
    >
      <Icon name="bag" />
      <p>
        <b>{texts.title}</b> {texts.differ(door, arrived)}
      </p>
      <TextField label={texts.why} required maxLength={200} value={reason} onChange={setReason} />
      <button className="btn btn-line" disabled={acts.isRunning || reason.trim() === ""}>
        {texts.clear}
      </button>
    </form>
  );
}
