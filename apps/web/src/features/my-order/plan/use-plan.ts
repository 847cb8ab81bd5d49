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
  const take = async (asked: Promise<PlanView>, then: "idle" | "done"): Promise<void> => {
    try {
      setView(await asked);
      if (then === "done") await onChanged();
      setStatus(then);
    } catch {
      setStatus("failed");
    }
  };
  const send = (asked: Promise<PlanView>): Promise<void> => {
    setStatus("sending");
    return take(asked, "done");
  };
  const load = useEffectEvent(() => void take(callPlan("orderPlan", { params }), "idle"));
  useEffect(() => load(), [token]);
  return {
    view,
    status,
    set: (body) => send(callPlan("setPlan", { params, body })),
    change: (body) => send(callPlan("changePlan", { params, body })),
  };
}
