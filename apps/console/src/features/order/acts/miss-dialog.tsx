import type { WindowKind } from "@waslijn/contract/shared/codes";
import { MISS_REASONS, type MissReason } from "@waslijn/contract/shared/order-life";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { SelectField } from "../../../parts/field/select-field.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "./use-order-acts.ts";

const CALLS = ["0", "1", "2", "3"];

/** Why nobody was met, and how often the customer was called before (LIFE-04). */
export function MissDialog({ order, acts, kind }: DialogProps & { kind: WindowKind }) {
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
