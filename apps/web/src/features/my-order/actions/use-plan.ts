import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { PlanBody, PlanChange, PlanView } from "@waslijn/contract/customer/plans";
import { useEffect, useEffectEvent, useState } from "react";
import { callPlan } from "../../../parts/plan/plans.ts";
import { defineTexts } from "../../../i18n/define-texts.ts";

export const usePlanTexts = defineTexts({
  en: () => import("./plan.en.ts"),
  nl: () => import("./plan.nl.ts"),
});

type Known = {
  view?: PlanView;
  status: "loading" | "idle" | "sending" | "failed" | "often" | "done";
};

export type PlanState = Known & {
  set: (body: PlanBody) => Promise<void>;
  change: (body: PlanChange) => Promise<void>;
};

/** The plan of an order and its changes, which are idempotent. Refetched when `seen` changes. */
export function usePlan(token: string, onChanged: () => Promise<void>, seen?: string): PlanState {
  const [known, setKnown] = useState<Known>({ status: "loading" });
  const params = { token };
  const take = (asked: Promise<PlanView>, status: "idle" | "done"): Promise<void> =>
    asked.then(
      (view) => setKnown({ view, status }),
      (failure: unknown) => setKnown((before) => ({ ...before, status: statusOf(failure) })),
    );
  const send = async (asked: Promise<PlanView>): Promise<void> => {
    setKnown((before) => ({ ...before, status: "sending" }));
    await take(asked, "done");
    await onChanged();
  };
  const onAppear = useEffectEvent(() => void take(callPlan("orderPlan", { params }), "idle"));
  useEffect(() => onAppear(), [seen]);
  return {
    ...known,
    set: (body) => send(callPlan("setPlan", { params, body })),
    change: (body) => send(callPlan("changePlan", { params, body })),
  };
}

const statusOf = (failure: unknown): Known["status"] =>
  failure instanceof ApiFailure && failure.is("changed_too_often") ? "often" : "failed";
