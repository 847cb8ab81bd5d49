import type { PlanBody, PlanChange, PlanView } from "@waslijn/contract/customer/plans";
import { useEffect, useEffectEvent, useState } from "react";
import { callPlan } from "../../../api/call-plan.ts";

export type PlanState = {
  view: PlanView | undefined;
  status: "loading" | "idle" | "sending" | "failed" | "done";
  set: (body: PlanBody) => Promise<void>;
  change: (body: PlanChange) => Promise<void>;
};

/** The plan of an order, and what is done with it; each press may be sent twice and counts once. */
export function usePlan(token: string, onChanged: () => Promise<void>): PlanState {
  const [view, setView] = useState<PlanView>();
  const [status, setStatus] = useState<PlanState["status"]>("loading");
  const params = { token };
  const take = (asked: Promise<PlanView>, then: "idle" | "done"): Promise<void> =>
    asked.then(
      (found) => {
        setView(found);
        setStatus(then);
      },
      () => setStatus("failed"),
    );
  const send = async (asked: Promise<PlanView>): Promise<void> => {
    setStatus("sending");
    await take(asked, "done");
    await onChanged();
  };
  const onAppear = useEffectEvent(() => void take(callPlan("orderPlan", { params }), "idle"));
  useEffect(() => onAppear(), []);
  return {
    view,
    status,
    set: (body) => send(callPlan("setPlan", { params, body })),
    change: (body) => send(callPlan("changePlan", { params, body })),
  };
}
