import { useEffect } from "react";
import { call } from "../../../api/client.ts";
import { Notice } from "../../../ui/notice.tsx";
import { hasPickup } from "../../../parts/times/selected-times.ts";
import { useLateFee } from "../../../parts/prices/use-catalogue.ts";
import { TimePicker } from "../../../parts/times/time-picker.tsx";
import { useTimeChoice, type TimeSources } from "../../../parts/times/use-time-choice.ts";
import { track } from "../../../parts/chrome/track.ts";
import { DraftReceipt } from "./draft-receipt.tsx";
import { today } from "../draft/draft-store.ts";
import { locationOf } from "../draft/flow-rules.ts";
import { changeTimes } from "../draft/order-draft.ts";
import { useOrderTexts } from "../order-texts.ts";
import { StepActions, StepFrame } from "./step-frame.tsx";
import { hasBagOf } from "../draft/to-order-body.ts";
import { useFlow, type OpenFlow } from "./use-order-flow.ts";

/** Step 2: pickup and delivery times. */
export function TimeStep() {
  const { time } = useOrderTexts();
  const open = useFlow();
  const { now, isDone, change, goOn } = open;
  const choice = useTimeChoice({
    sources: sourcesFor(open),
    selected: now.draft.times,
    onSelect: (select) => change((draft) => changeTimes(draft, select)),
    today: today(),
  });
  const { takenWindow } = now.draft;
  useEffect(() => track({ event: "select-time" }), []);
  return (
    <StepFrame
      title={time.title}
      lede={time.lede}
      receipt={<DraftReceipt />}
      actions={
        <StepActions
          iconAfter="next"
          disabled={!isDone}
          why={time.missing[hasPickup(now.draft.times) ? "delivery" : "pickup"]}
          onClick={() => {
            change((draft) => ({ ...draft, takenWindow: null }));
            goOn();
          }}
        >
          {time.next}
        </StepActions>
      }
    >
      {takenWindow && !isDone ? <Notice status="info">{time.taken[takenWindow]}</Notice> : null}
      <TimePicker choice={choice} />
      <Notice status="info" icon="clock" still>
        {time.change(useLateFee())}
      </Notice>
    </StepFrame>
  );
}

/** The server does not log the street; the contract requires it in the query (API-20). */
function sourcesFor({ flow, now }: OpenFlow): TimeSources {
  const location = locationOf(now);
  const query = {
    postalCode: location?.postalCode ?? "",
    city: location?.city,
    thoroughfare: location?.thoroughfare,
    subThoroughfare: location?.subThoroughfare,
    isNew: hasBagOf(now, flow.kind) === true ? ("0" as const) : ("1" as const),
  };
  return {
    pickups: () => call("listPickups", { query }),
    ...(flow.kind !== "re-cover" && {
      deliveries: (pickupDate: string) =>
        call("listDeliveries", { query: { ...query, pickupDate } }),
    }),
  };
}
