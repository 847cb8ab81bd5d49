import { formatCents } from "@waslijn/contract/shared/formats/money";
import { formatMonth } from "@waslijn/contract/shared/formats/times";
import type { DeskComplaint } from "@waslijn/contract/console/care";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { Shots } from "../../parts/shots.tsx";
import { useCareTexts } from "./care-texts.ts";

/** Messages, findings at counting, staff notes, and the customer. */
export function Thread({ complaint }: { complaint: DeskComplaint }) {
  const texts = useCareTexts();
  const moment = useMoment();
  const { messages, photos, notes, customer } = complaint;
  return (
    <div className="cr-thread">
      {messages.map((message, at) => (
        <div key={message.id} className="msg">
          <p className="msg-h">
            <b>{message.by ?? customer}</b>
            {message.sentAt === null && <span className="tag">{texts.notSent}</span>}
            <time dateTime={message.at}>{moment(message.at)}</time>
          </p>
          <p className="msg-words">{message.text}</p>
          {message.offer && <Offer offer={message.offer} />}
          {at === 0 && photos.length > 0 && (
            <Shots shots={photos.map((id, place) => ({ id, words: texts.photoOf(place + 1) }))} />
          )}
        </div>
      ))}
      <Counting counting={complaint.counting} />
      {notes.map((note) => (
        <div key={note.at + note.by} className="msg is-note">
          <p className="msg-h">
            <b>{note.by}</b> <span className="tag">{texts.usOnly}</span>
            <time dateTime={note.at}>{moment(note.at)}</time>
          </p>
          <p className="msg-words">{note.text}</p>
        </div>
      ))}
      <Known complaint={complaint} />
    </div>
  );
}

function Offer({ offer }: { offer: NonNullable<DeskComplaint["messages"][number]["offer"]> }) {
  const texts = useCareTexts();
  const language = useLanguage();
  const moment = useMoment();
  const { kind, cents, acceptedAt } = offer;
  return (
    <p className="small">
      <b>
        {kind === "money"
          ? texts.offerMoney(formatCents(cents ?? 0, language))
          : texts.offerCleaning}
      </b>
      {acceptedAt && `, ${texts.acceptedAt(moment(acceptedAt))}`}
    </p>
  );
}

function Counting({ counting }: { counting: DeskComplaint["counting"] }) {
  const texts = useCareTexts();
  const moment = useMoment();
  const { countedAt, by, photos } = counting;
  if (!countedAt) return null;
  return (
    <div className="ours">
      <p className="label">{texts.counting}</p>
      {photos.length === 0 ? (
        <p>
          <b>{texts.noStain}</b>
        </p>
      ) : (
        <>
          <Shots shots={photos.map(({ id }, at) => ({ id, words: texts.ourPhoto(at + 1) }))} />
          {photos.map(({ id, text }) => text && <p key={id}>{text}</p>)}
        </>
      )}
      <p className="quiet">{texts.counted(by ?? "", moment(countedAt))}</p>
    </div>
  );
}

function Known({ complaint: { known, keptCents } }: { complaint: DeskComplaint }) {
  const texts = useCareTexts();
  const language = useLanguage();
  const facts = [
    [texts.known.since, formatMonth(known.since, language)],
    [texts.known.orders, texts.ordersWorth(known.orders, formatCents(known.spentCents, language))],
    [texts.known.complaints, known.complaints <= 1 ? texts.known.first : String(known.complaints)],
    [texts.known.paid, formatCents(keptCents, language)],
  ] as const;
  return (
    <dl className="knows">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
