import { useId, type Dispatch } from "react";
import type { CodeOrderKind, DeviceOrder } from "../../parts/offline/device-order.ts";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { ChangeRule, PointCard, RememberCode } from "../../parts/service-point/point-card.tsx";
import { NewCodeLink } from "../../parts/service-point/done-sign.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldWarning } from "../../ui/fields/field-frame.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import { CollectionCounter } from "./collection-counter.tsx";
import styles from "./found-point.module.css";
import { placeCodeOrder } from "./place-code-order.ts";

type Props = {
  kind: CodeOrderKind;
  entry: Extract<CodeEntry<DeviceOrder>, { at: "found" | "placing" }>;
  dispatch: Dispatch<CodeEntryEvent<DeviceOrder>>;
};

export function FoundPoint({ kind, entry, dispatch }: Props) {
  const texts = useCodeOrderTexts();
  const reasonId = useId();
  const count = kind === "collection" ? entry.point.collections : undefined;
  const isFull = count !== undefined && count.placed >= count.limit;
  const place = () => {
    dispatch({ type: "placing" });
    void placeCodeOrder(kind, entry.code, entry.point).then(dispatch);
  };
  return (
    <div className={styles.found}>
      <PointCard code={entry.code} point={entry.point} />
      {count ? <CollectionCounter count={count} /> : null}
      <Button
        wide
        className={styles.place}
        disabled={isFull || entry.at === "placing"}
        aria-describedby={isFull ? reasonId : undefined}
        busy={entry.at === "placing"}
        busyLabel={texts.placing}
        onClick={place}
      >
        {texts[kind].place}
      </Button>
      {isFull ? <FieldWarning id={reasonId}>{texts.limitReached(count.limit)}</FieldWarning> : null}
      <ChangeRule />
      <RememberCode kind="retail" code={entry.code} />
      <p className="center">
        <NewCodeLink route={kind} onNewCode={() => dispatch({ type: "new-code" })} />
      </p>
    </div>
  );
}
