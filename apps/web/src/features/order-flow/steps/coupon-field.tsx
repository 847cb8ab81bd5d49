import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import type { Coupon } from "@waslijn/contract/customer/catalogue";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { forgetRefusal } from "../place-order.ts";
import { useFlow } from "./use-order-flow.ts";

/** Debounce of the promo code check. */
const PAUSE_MS = 600;

/** Checks the promo code while typing: shows the discount, or the server's reason for refusing it. */
export function CouponField() {
  const { overview } = useOrderTexts();
  const { now, change, placement } = useFlow();
  const { couponCode } = now.draft;
  const answer = useAnswer(couponCode);
  const refusal = placement.status === "idle" ? placement.refusal : undefined;
  const isWrong = refusal?.couponCode === couponCode.trim() && refusal.type.startsWith("coupon_");
  const field = useRef<HTMLInputElement>(null);
  // The order button is far below, so scroll back here by focus.
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong, refusal]);
  const taken = useTaken(answer.coupon);
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
      value={couponCode}
      hint={<span role="status">{taken}</span>}
      error={isWrong ? refusal.title : answer.refused}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        forgetRefusal();
        change((draft) => ({ ...draft, couponCode: typed }));
      }}
    />
  );
}

type Answer = { coupon?: Coupon; refused?: string };

/** Debounced check. A failed check shows nothing: placing the order checks the code again. */
function useAnswer(code: string): Answer {
  const typed = code.trim();
  const [answer, setAnswer] = useState<Answer & { of: string }>({ of: "" });
  const ask = useEffectEvent(async (of: string) => {
    try {
      setAnswer({ of, coupon: await call("checkCoupon", { body: { code: of } }) });
    } catch (failure) {
      const problem = failure instanceof ApiFailure ? failure.problem : undefined;
      if (problem?.type.startsWith("coupon_")) setAnswer({ of, refused: problem.title });
    }
  });
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => void ask(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return answer.of === typed ? answer : {};
}

function useTaken(coupon: Coupon | undefined): string | undefined {
  const { overview } = useOrderTexts();
  const language = useLanguage();
  if (!coupon) return undefined;
  const off =
    coupon.amount === null ? `${coupon.percent ?? 0}%` : formatEuros(coupon.amount, language);
  return overview.couponTaken(coupon.code, off);
}
