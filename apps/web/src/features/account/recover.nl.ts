import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./recover.en.ts";

const minutes = (count: number): string => (count === 1 ? "1 minuut" : `${count} minuten`);

export default {
  title: "Wachtwoord vergeten?",
  description: "Vraag een link aan om een nieuw wachtwoord te kiezen.",
  lede: "Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord te kiezen.",
  checking: "Een ogenblik",
  email: "E-mailadres",
  send: "Stuur de link",
  sending: "Versturen",
  sentTitle: "Kijk in je mail",
  sentTo: (email: string) =>
    `Als we ${email} kennen, hebben we je een link gemaild om een nieuw wachtwoord in te stellen.`,
  sentNote:
    "De link dient als tijdelijk wachtwoord: je logt er één keer mee in en kiest dan je eigen.",
  support: "Niets gekregen binnen 2 minuten? Kijk in je spam, of neem contact met ons op:",
  again: "Stuur opnieuw",
  waiting: "Opnieuw aanvragen kan over",
  canAgain: "Je kunt nu een nieuwe link aanvragen.",
  back: "Terug naar het adres",
  newTitle: "Kies een nieuw wachtwoord",
  newLede: (validity: string) =>
    `Deze link is ${validity} geldig. Daarna kun je een nieuwe aanvragen.`,
  password: "Nieuw wachtwoord",
  passwordHint:
    "Minstens 4 tekens. Veilige wachtwoorden bevatten letters, hoofdletters en cijfers.",
  advice: {
    longer: "Langer is veiliger: drie woorden achter elkaar bijvoorbeeld.",
    mixed: "Veiliger met letters, hoofdletters en cijfers.",
    good: "Dat is een sterk wachtwoord.",
  },
  common: "Dit wachtwoord is te makkelijk te raden. Kies een ander.",
  show: "Wachtwoord tonen",
  hide: "Wachtwoord verbergen",
  save: "Opslaan en inloggen",
  saving: "Opslaan",
  expiredTitle: "Deze link is verlopen",
  expired: (validity: string) =>
    `Een link is ${validity} geldig. Vraag een nieuwe aan, dan kun je meteen verder.`,
  newLink: "Vraag een nieuwe link aan",
  lostTitle: "We kunnen je link niet controleren",
  lost: "Er lijkt geen verbinding te zijn. Probeer het opnieuw als je online bent.",
  retry: "Probeer opnieuw",
  validity: (h: number, m: number) =>
    [h > 0 ? `${h} uur` : "", m > 0 || h === 0 ? minutes(m) : ""].filter(Boolean).join(" en "),
} satisfies Translated<typeof en>;
