import type { ActProps } from "./act-props.ts";
import { Suspense } from "react";
import { lazyFile } from "../../../lib/lazy-part.tsx";
import { useVisit } from "../../../parts/navigation/use-visit.ts";
import { CancelDialog } from "../change/cancel-dialog.tsx";
import type { Doing } from "./doing.ts";
import { Follow } from "../follow.tsx";
import { parsePlanDoing } from "../plan/plan-doing.ts";
import { WithdrawDialog } from "../withdraw/withdraw-dialog.tsx";

const PlanDialog = lazyFile(() => import("../plan/plan-dialog.tsx"));

type Props = ActProps & { doing: Doing | undefined; onLive: (isLive: boolean) => void };

/** What goes on beside the page: it follows the order, and asks before the order ends. */
export function Beside({ doing, onLive, ...act }: Props) {
  const { token, view, refresh } = act;
  const planDoing = parsePlanDoing(useVisit().query);
  const asks = (deed: "cancel" | "withdraw"): boolean =>
    doing === deed && view.allowed[deed].may !== "no";
  return (
    <>
      <Follow token={token} view={view} onAsk={() => void refresh()} onLive={onLive} />
      <CancelDialog {...act} open={asks("cancel")} />
      <WithdrawDialog {...act} open={asks("withdraw")} />
      {planDoing && view.hides === null ? (
        <Suspense>
          <PlanDialog key={planDoing} {...act} doing={planDoing} />
        </Suspense>
      ) : null}
    </>
  );
}
