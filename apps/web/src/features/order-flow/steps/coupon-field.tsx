import { useEffect, useRef } from "react";
import { TextField } from "@waslijn/ui/field/text-field.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { forgetRefusal } from "../placing/place-order.ts";
import { useFlow } from "./use-order-flow.ts";

/** A code that the server refuses is told here, in its words. */
export function CouponField() {
  const { overview } = useOrderTexts();
  const { now, change, placement } = useFlow();
  const refusal = placement.status === "idle" ? placement.refusal : undefined;
  const isWrong = refusal?.type === "coupon_unknown" || refusal?.type === "coupon_expired";
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed stands far below.
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong, refusal]);
  return (
    <TextField
      ref={field}
      label={overview.coupon}
      labelNote={overview.optional}
      name="coupon"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={now.draft.couponCode}
      error={isWrong ? refusal.title : undefined}
      onChange={(event) => {
        const couponCode = event.currentTarget.value;
        forgetRefusal();
        change((draft) => ({ ...draft, couponCode }));
      }}
    />
  );
}
