import { isBagCount } from "@waslijn/contract/shared/counter-rules";
import { useState, type Dispatch } from "react";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { ChangeRule } from "../../parts/service-point/change-rule.tsx";
import { NewCodeLink } from "../../parts/service-point/new-code-link.tsx";
import { PointCard } from "../../parts/service-point/point-card.tsx";
import { placingProblem } from "../../parts/service-point/problem-of.ts";
import { RememberCode } from "../../parts/service-point/remember-code.tsx";
import { hasDelivery, hasPickup } from "../../parts/times/selected-times.ts";
import { Actions } from "@waslijn/ui/actions/actions.tsx";
import { Button } from "@waslijn/ui/button/button.tsx";
import { BagCount } from "./bag-count.tsx";
import { canPlace, newDraft, toB2bBody, toggleService } from "./b2b-draft.ts";
import styles from "./b2b-form.module.css";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";
import type { B2bPlaced } from "./b2b-placed.ts";
import { B2bTimes, today } from "./b2b-times.tsx";
import { placeB2bOrder } from "./place-b2b-order.ts";
import { ServiceChoice } from "./service-choice.tsx";
import { useBusinessServices } from "./use-business-services.ts";

type Props = {
  entry: Extract<CodeEntry<B2bPlaced>, { at: "found" | "placing" }>;
  dispatch: Dispatch<CodeEntryEvent<B2bPlaced>>;
};

/** Everything after the code; mounted anew for each code, so that nothing of the last one is left (B2B-02). */
export function B2bForm({ entry, dispatch }: Props) {
  const texts = useB2bOrderTexts();
  const [draft, setDraft] = useState(() => newDraft(today()));
  const [askedService, setAskedService] = useState(false);
  const { list, reload } = useBusinessServices();
  const locked = entry.at === "placing";
  const lacksTimes = !hasPickup(draft.times) || !hasDelivery(draft.times);
  const missing =
    (lacksTimes && texts.missingTimes) ||
    (!isBagCount(draft.packsQty) && texts.bagsWrong) ||
    (list.status === "failed" && texts.servicesFailed);
  const offered = list.status === "loaded" ? list.services : [];
  const place = () => {
    setAskedService(true);
    if (draft.services.length === 0) return;
    const services = draft.services.map(
      (value) => offered.find(({ droplocker }) => droplocker === value)?.title ?? value,
    );
    dispatch({ type: "placing" });
    const sent = toB2bBody(entry.code, draft);
    placeB2bOrder(sent).then(
      (order) => dispatch({ type: "placed", placed: { order: order ?? {}, sent, services } }),
      (error: unknown) =>
        dispatch({ type: "not-placed", problem: placingProblem(error, Date.now()) }),
    );
  };
  return (
    <div className={styles.form}>
      <div>
        <PointCard code={entry.code} point={entry.point} />
        <div className={styles.code}>
          <RememberCode kind="b2b" code={entry.code} />
          <NewCodeLink route="b2b" onNewCode={() => dispatch({ type: "new-code" })} />
        </div>
      </div>
      <ServiceChoice
        list={list}
        chosen={draft.services}
        locked={locked}
        isMissing={askedService && draft.services.length === 0}
        onToggle={(value) => setDraft((now) => toggleService(now, value))}
        onRetry={reload}
      />
      <BagCount
        value={draft.packsQty}
        isWrong={!isBagCount(draft.packsQty)}
        locked={locked}
        onChange={(packsQty) => setDraft((now) => ({ ...now, packsQty }))}
      />
      <B2bTimes
        code={entry.code}
        selected={draft.times}
        locked={locked}
        onSelect={(change) => setDraft((now) => ({ ...now, times: change(now.times) }))}
      />
      <ChangeRule />
      <Actions why={missing}>
        <Button
          disabled={locked || !canPlace({ draft, placed: false, error: list.status === "failed" })}
          busy={locked}
          busyLabel={texts.placing}
          onClick={place}
        >
          {texts.place}
        </Button>
      </Actions>
    </div>
  );
}
