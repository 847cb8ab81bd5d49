import type { TurnOutcome } from "@waslijn/contract/shared/plans";

/** Orders that come back every so many weeks. */
export type PlanTables = {
  plans: {
    id: string;
    every_weeks: number;
    first_turn: string;
    pickup_from: string;
    delivery_days: number;
    delivery_from: string;
    next_turn: string;
    paused_until: string | null;
    stopped_at: Date | null;
    created_at: Date;
  };
  plan_turns: {
    plan_id: string;
    turn_date: string;
    outcome: TurnOutcome;
    reason: string | null;
    order_id: string | null;
    at: Date;
  };
};
