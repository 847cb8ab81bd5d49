import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { OrderCare } from "@waslijn/contract/customer/care";
import { COMPLAINT_LENGTH } from "@waslijn/contract/shared/care";
import { Button, TextButton } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useState, type FormEvent } from "react";
import { focusOnArrival } from "../../../lib/focus-on-arrival.ts";
import { uuid } from "../../../lib/uuid.ts";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { callCare, useOrderPartsTexts } from "./call-care.ts";
import styles from "./care.module.css";
import { PhotoList } from "./photo-list.tsx";
import { usePhotos } from "./use-photos.ts";

type Props = {
  token: string;
  care: OrderCare;
  onDone: (care: OrderCare) => void;
  onStop: () => void;
};

const OTHER = "other";
type Situation = "idle" | "sending" | "waiting" | "photos" | "failed" | "late" | "often";

function situationAfter(failure: unknown): Situation {
  if (!(failure instanceof ApiFailure)) return "failed";
  if (failure.is("changed_too_often")) return "often";
  return failure.is("not_possible_now") ? "late" : "failed";
}

/** Form: which piece, what is wrong, photos (CARE-01). */
export function ReportForm({ token, care, onDone, onStop }: Props) {
  const { form } = useOrderPartsTexts().care;
  const [piece, setPiece] = useState("");
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const [situation, setSituation] = useState<Situation>("idle");
  const photos = usePhotos(token);
  const isBusy = situation === "sending" || situation === "waiting";

  const send = async (): Promise<void> => {
    setSituation("sending");
    const { arrived, isComplete } = await photos.settled();
    if (!isComplete) return setSituation("photos");
    const body = { ...(piece !== OTHER && { piece }), text: text.trim(), photos: arrived };
    const key = uuid();
    try {
      const now = await untilAnswered(
        () => callCare("reportProblem", { params: { token }, body, key }),
        {
          wait(tries) {
            setSituation("waiting");
            return nextChance(tries);
          },
        },
      );
      onDone(now);
    } catch (failure) {
      const missing = missingPhotos(failure, arrived);
      photos.markMissing(missing);
      if (missing.length > 0) return setSituation("photos");
      setSituation(situationAfter(failure));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const missing = piece === "" ? "select" : text.trim() === "" ? "textarea" : undefined;
    if (!missing) return void send();
    event.currentTarget.querySelector<HTMLElement>(missing)?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={form.piece}
        value={piece}
        placeholder={form.choose}
        ref={focusOnArrival}
        options={[
          ...care.pieces.map((one) => ({ value: one.piece, label: one.label })),
          { value: OTHER, label: form.other },
        ]}
        onChange={({ currentTarget }) => setPiece(currentTarget.value)}
        error={isTried && piece === "" ? form.required : undefined}
      />
      <TextArea
        label={form.text}
        value={text}
        maxLength={COMPLAINT_LENGTH}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isTried && text.trim() === "" ? form.required : undefined}
      />
      <PhotoList photos={photos} />
      <p className={styles.small}>{form.keep}</p>
      {situation === "waiting" ? <Notice status="info">{form.waiting}</Notice> : null}
      {situation === "photos" ? <Notice status="error">{form.photosMissing}</Notice> : null}
      {situation === "failed" || situation === "late" || situation === "often" ? (
        <Notice status="error">
          {form[situation]} <PhoneLink />
        </Notice>
      ) : null}
      <div className={styles.do}>
        <Button type="submit" kind="line" busy={isBusy} busyLabel={form.sending}>
          {form.send}
        </Button>
        <TextButton onClick={onStop}>{form.stop}</TextButton>
      </div>
    </form>
  );
}

/** Photo ids of a report that the server says it does not have. */
function missingPhotos(failure: unknown, named: readonly string[]): string[] {
  const fields = failure instanceof ApiFailure ? failure.problem?.extra.fields : undefined;
  return named.filter((_, at) => fields?.some(({ field }) => field === `photos.${at}`));
}
