import { isBagCount } from "@waslijn/contract/shared/counter-rules";
import { useState, type Dispatch, type FocusEvent, useEffect, useId, useRef } from "react";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { ChangeRule, PointCard, RememberCode } from "../../parts/service-point/point-card.tsx";
import { NewCodeLink } from "../../parts/service-point/done-sign.tsx";
import { placingProblem } from "../../parts/service-point/problem-of.ts";
import { hasDelivery, hasPickup, type SelectedTimes } from "../../parts/times/selected-times.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import {
  canPlace,
  newDraft,
  toB2bBody,
  toggleService,
  type B2bPlaced,
  useBusinessServices,
  type BusinessServices,
} from "./b2b-draft.ts";
import styles from "./b2b-form.module.css";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";
import { NumberStepper } from "../../ui/fields/number-stepper.tsx";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { call } from "../../api/client.ts";
import { TimePicker } from "../../parts/times/time-picker.tsx";
import { useTimeChoice } from "../../parts/times/use-time-choice.ts";
import { track } from "../../parts/chrome/track.ts";
import type { B2bOrderBody, B2bOrderPlaced } from "@waslijn/contract/customer/orders";
import { untilAnswered } from "@waslijn/api-client/until-answered.ts";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { uuid } from "../../lib/uuid.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { FieldError } from "../../ui/fields/field-frame.tsx";
import { Bone } from "../../ui/skeleton.tsx";

const KEPT = "b2bPending";
/** Few retries, because somebody is waiting at the desk. */
const TRIES = 3;

/**
 * Places the order with retries. After an undecided failure the idempotency key stays in sessionStorage, so that
 * submitting the same order again does not create a second one.
 */
async function placeB2bOrder(body: B2bOrderBody): Promise<B2bOrderPlaced> {
  const key = keyFor(body);
  try {
    const placed = await untilAnswered(() => call("placeB2bOrder", { body, key }), {
      tries: TRIES,
    });
    forgetKey();
    return placed;
  } catch (error) {
    if (isRefused(error)) forgetKey();
    throw error;
  }
}

function keyFor(body: B2bOrderBody): string {
  const wanted = JSON.stringify(body);
  const kept = readKept();
  if (kept?.body === wanted) return kept.key;
  const key = uuid();
  writeKept({ key, body: wanted });
  return key;
}

type Kept = { key: string; body: string };

function readKept(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function writeKept(kept: Kept): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage the key lasts for the retries of this press only.
  }
}

function forgetKey(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

type B2bTimesProps = {
  code: string;
  selected: SelectedTimes;
  locked: boolean;
  onSelect: (change: (times: SelectedTimes) => SelectedTimes) => void;
};

const today = (): string => amsterdamDate(new Date());

const tellOpened = () => track({ event: "select-time" });

/** On wide screens the hours are always visible: focusing one from outside the card counts as opening (B2B-14). */
function tellHoursReached({ target, relatedTarget }: FocusEvent): void {
  const card = target.closest("section");
  const isHour = target.matches("input[type=radio]") && !target.closest("dialog");
  if (isHour && !card?.contains(relatedTarget)) tellOpened();
}

function B2bTimes({ code, selected, locked, onSelect }: B2bTimesProps) {
  const texts = useB2bOrderTexts();
  const choice = useTimeChoice({
    sources: {
      pickups: () => call("listB2bTimes", { params: { code, type: "pickup" } }),
      deliveries: (pickup) =>
        call("listB2bTimesForPickup", { params: { code, type: "delivery", pickup } }),
    },
    selected,
    onSelect,
    today: today(),
  });
  return (
    <div role="group" aria-label={texts.times} onFocus={tellHoursReached}>
      <p className={styles.legend} aria-hidden="true">
        {texts.times}
      </p>
      <TimePicker choice={choice} locked={locked} onOpen={tellOpened} />
    </div>
  );
}

type Props = {
  entry: Extract<CodeEntry<B2bPlaced>, { at: "found" | "placing" }>;
  dispatch: Dispatch<CodeEntryEvent<B2bPlaced>>;
};

/** Form after the code. Remounted for each code, so that it starts empty (B2B-02). */
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

type BagCountProps = {
  value: string;
  isWrong: boolean;
  locked: boolean;
  onChange: (value: string) => void;
};

/** The message is Dutch in both languages; English adds its translation (B2B-07). */
function BagCount({ value, isWrong, locked, onChange }: BagCountProps) {
  const texts = useB2bOrderTexts();
  return (
    <NumberStepper
      className={styles.bags}
      label={texts.bags}
      value={value}
      onChange={onChange}
      min={1}
      max={9999}
      disabled={locked}
      lessLabel={texts.fewer}
      moreLabel={texts.more}
      error={
        isWrong ? (
          <>
            <span lang="nl">{texts.bagsWrong}</span>
            {texts.bagsWrongTranslated ? <> ({texts.bagsWrongTranslated})</> : null}
          </>
        ) : undefined
      }
    />
  );
}

type ServiceChoiceProps = {
  list: BusinessServices;
  chosen: readonly string[];
  locked: boolean;
  /** True after a press without any service. */
  isMissing: boolean;
  onToggle: (droplocker: string) => void;
  onRetry: () => void;
};

function ServiceChoice(props: ServiceChoiceProps) {
  const { list, chosen, locked, isMissing, onToggle, onRetry } = props;
  const texts = useB2bOrderTexts();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isMissing) group.current?.querySelector("input")?.focus();
  }, [isMissing]);
  return (
    <fieldset
      ref={group}
      disabled={locked}
      aria-describedby={isMissing ? `${id}-hint ${id}-error` : `${id}-hint`}
      aria-busy={list.status === "loading"}
    >
      <legend className={styles.legend}>{texts.services}</legend>
      <p className="quiet" id={`${id}-hint`}>
        {texts.servicesHint}
      </p>
      <div className={styles.services}>
        {list.status === "loading"
          ? Array.from({ length: 6 }, (_, index) => <Bone key={index} size="field" />)
          : null}
        {list.status === "loaded"
          ? list.services.map(({ droplocker, title }) => (
              <Checkbox
                key={droplocker}
                className={styles.service}
                label={title}
                value={droplocker}
                checked={chosen.includes(droplocker)}
                onChange={() => onToggle(droplocker)}
              />
            ))
          : null}
      </div>
      <div role="alert">
        {isMissing ? <FieldError id={`${id}-error`}>{texts.noService}</FieldError> : null}
        {list.status === "failed" ? (
          <>
            <FieldError>{texts.servicesFailed}</FieldError>
            <TextButton onClick={onRetry}>{texts.retry}</TextButton>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}
