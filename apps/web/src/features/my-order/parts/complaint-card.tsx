import { untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { Complaint, OfferAnswerBody, OrderCare } from "@waslijn/contract/customer/care";
import { COMPLAINT_LENGTH } from "@waslijn/contract/shared/care";
import { Button, TextButton } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useApiBase } from "../../../api/api-base.ts";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { useLanguage } from "../../../i18n/language-context.ts";
import { focusOnArrival } from "../../../lib/focus-on-arrival.ts";
import { uuid } from "../../../lib/uuid.ts";
import { useMoney } from "../../../parts/bill/use-money.ts";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { shortMoment } from "../../../parts/order-life/life-steps.ts";
import { callCare, photoPath, useOrderPartsTexts } from "./call-care.ts";
import styles from "./care.module.css";

type Props = {
  token: string;
  complaint: Complaint;
  /** True when the button that led here was removed and focus would be lost. */
  takesFocus: boolean;
  onDone: (care: OrderCare) => void;
};
type Said = Complaint["messages"][number];

/** A complaint, our answer, and the customer's reply. */
export function ComplaintCard({ token, complaint, takesFocus, onDone }: Props) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const { complaint: words, photo } = useOrderPartsTexts().care;
  const language = useLanguage();
  const base = useApiBase();
  const { state, piece, messages, photos } = complaint;
  const offer = messages.findLast((one) => one.offer)?.offer;
  const status =
    state === "open"
      ? words.states[complaint.late ? "late" : "open"](
          formatWholeDate(fromTimestamp(complaint.answerBy).date, language),
        )
      : words.states[state === "asked" ? "offered" : state];
  return (
    <article ref={card} tabIndex={-1} className={styles.card} aria-label={piece ?? words.other}>
      <h3>{piece ?? words.other}</h3>
      <p className={styles.small}>{status}</p>
      {messages.map((message, at) => (
        <Message key={message.at + message.by} message={message}>
          {at === 0 && photos.length > 0 ? (
            <div className={styles.shots}>
              {photos.map((id, number) => (
                <img
                  key={id}
                  src={base + photoPath(token, id)}
                  alt={photo.of(number + 1)}
                  loading="lazy"
                />
              ))}
            </div>
          ) : null}
        </Message>
      ))}
      {state === "offered" && offer ? (
        <AnswerOffer
          token={token}
          id={complaint.id}
          offer={offer}
          onDone={(care) => {
            onDone(care);
            card.current?.focus();
          }}
        />
      ) : null}
    </article>
  );
}

function Message({ message, children }: { message: Said; children: React.ReactNode }) {
  const { complaint: words } = useOrderPartsTexts().care;
  const language = useLanguage();
  const money = useMoney();
  const { by, at, text, offer } = message;
  const amount = offer?.cents == null ? "" : money(offer.cents);
  return (
    <div className={styles.message} data-by={by}>
      <p className={styles.who}>
        <b>{by === "us" ? words.us : words.you}</b> <time>{shortMoment(at, language)}</time>
      </p>
      <p className={styles.words}>{text}</p>
      {children}
      {offer ? (
        <p className={styles.offer}>
          {offer.kind === "money" ? words.money(amount) : words.cleaning}
        </p>
      ) : null}
      {offer?.acceptedAt ? (
        <p className={styles.small}>
          {words.accepted(shortMoment(offer.acceptedAt, language))}{" "}
          {offer.kind === "money" ? words.refund(amount) : null}
        </p>
      ) : null}
    </div>
  );
}

type AnswerProps = {
  token: string;
  id: string;
  offer: NonNullable<Said["offer"]>;
  onDone: (care: OrderCare) => void;
};

/** Accepting takes one press; declining needs a text. */
function AnswerOffer({ token, id, offer, onDone }: AnswerProps) {
  const { complaint: words, form } = useOrderPartsTexts().care;
  const money = useMoney();
  const [isRefusing, setRefusing] = useState<boolean>();
  const [text, setText] = useState("");
  const [situation, setSituation] = useState<"idle" | "sending" | "failed">("idle");
  const answer = async (body: OfferAnswerBody): Promise<void> => {
    setSituation("sending");
    const key = uuid();
    try {
      onDone(
        await untilAnswered(() => callCare("answerOffer", { params: { token, id }, body, key })),
      );
    } catch {
      setSituation("failed");
    }
  };
  const refuse = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) void answer({ accepts: false, text: text.trim() });
  };
  const isBusy = situation === "sending";
  return (
    <>
      {situation === "failed" ? (
        <Notice status="error">
          {form.failed} <PhoneLink />
        </Notice>
      ) : null}
      {isRefusing ? (
        <form className={styles.form} onSubmit={refuse}>
          <TextArea
            label={words.why}
            ref={focusOnArrival}
            value={text}
            maxLength={COMPLAINT_LENGTH}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div className={styles.do}>
            <Button type="submit" kind="line" busy={isBusy} busyLabel={form.sending}>
              {words.sendWhy}
            </Button>
            <TextButton onClick={() => setRefusing(false)}>{form.stop}</TextButton>
          </div>
        </form>
      ) : (
        <div className={styles.do}>
          <Button
            busy={isBusy}
            busyLabel={form.sending}
            onClick={() => void answer({ accepts: true })}
          >
            {offer.kind === "money"
              ? words.acceptMoney(money(offer.cents ?? 0))
              : words.acceptCleaning}
          </Button>
          <TextButton
            ref={isRefusing === false ? focusOnArrival : undefined}
            onClick={() => setRefusing(true)}
          >
            {words.refuse}
          </TextButton>
        </div>
      )}
    </>
  );
}
