import type { JobName, SystemJob } from "@waslijn/contract/console/system";
import { defineTexts } from "../../i18n/define-texts.ts";

type Progress = NonNullable<SystemJob["progress"]>;
const percent = (done: number, total: number): number => Math.floor((100 * done) / total);

const jobs: Record<JobName, string> = {
  payments: "Payments asked about",
  refunds: "Refunds",
  bills: "Sending bills",
  "bill-reminders": "Reminders of bills",
  "book-audit": "Books compared with the payment service",
  "company-invoices": "Invoices of companies",
  "plan-turns": "Orders of plans",
  "unanswered-pickups": "Cancelling missed pickups that nobody moved",
  "next-stops": "“You are next”",
  arrivals: "Estimated arrivals",
  retention: "Emptying old data",
  "clean-up": "Clean-up",
  "photo-store": "Removing old photos from the store",
  reports: "Figures of the reports",
  "search-words": "Words to search by",
  "book-entries": "Journal of the books",
};

const en = {
  title: "System",
  loading: "Loading the system's state",
  messages: {
    title: "Messages",
    gateways: {
      mail: { set: "Mails are sent.", missing: "No mail server is set: mails are kept, not sent." },
      text: {
        set: "Text messages are sent.",
        missing: "No SMS gateway is set: text messages are kept, not sent.",
      },
    },
    toSettings: { mail: "Set up a mail server", text: "Set up a gateway" },
    ownerSets: "The owner sets it up in Settings.",
    none: "No message is waiting for your choice.",
    kept: "Kept, not sent",
    hint: "They are written anew when they go out, with prices and times as they are then. What was of use for minutes, such as codes, is not here.",
    channels: { mail: "E-mail", text: "Text message" },
    since: (when: string) => `oldest ${when}`,
    send: (count: number) =>
      count === 0 ? "Send" : count === 1 ? "Send 1 message" : `Send ${count} messages`,
    dismiss: "Leave unsent",
    choose: "Choose what to send.",
    noGateway: "Sending needs a gateway first.",
    ownerChooses: "The owner chooses what still goes out.",
    sent: (count: number) => (count === 1 ? "1 message goes out." : `${count} messages go out.`),
    dismissed: (count: number) =>
      count === 1 ? "1 message stays unsent." : `${count} messages stay unsent.`,
  },
  undelivered: {
    kept: "Not arrived",
    hint: "The mail server or SMS gateway refused these again and again. They are written anew when they go out. A message about an order can also be sent again on the order.",
    dismiss: "Take off the list",
    dismissed: (count: number) =>
      count === 1 ? "1 message is off the list." : `${count} messages are off the list.`,
  },
  jobs: {
    title: "Background jobs",
    names: jobs,
    columns: { job: "Job", state: "State", success: "Last success", failure: "Last failure" },
    states: { works: "works", failing: "fails", never: "has not run yet" },
    since: (when: string) => `since ${when}`,
    progress: ({ done, total }: Progress) =>
      total > done
        ? `after an upgrade: ${percent(done, total)}% of the data done`
        : "after an upgrade: going through the data",
    never: "never",
  },
};

const nl: typeof en = {
  title: "Systeem",
  loading: "De stand van het systeem laden",
  messages: {
    title: "Mails en sms’jes",
    gateways: {
      mail: {
        set: "Mails worden verstuurd.",
        missing: "Er is geen mailserver ingesteld: mails worden bewaard, niet verstuurd.",
      },
      text: {
        set: "Sms’jes worden verstuurd.",
        missing: "Er is geen sms-dienst ingesteld: sms’jes worden bewaard, niet verstuurd.",
      },
    },
    toSettings: { mail: "Stel een mailserver in", text: "Stel een sms-dienst in" },
    ownerSets: "De eigenaar stelt die in bij Instellingen.",
    none: "Er wacht niets op jouw keuze.",
    kept: "Bewaard, niet verstuurd",
    hint: "Ze worden opnieuw geschreven als ze de deur uit gaan, met de prijzen en tijden van dat moment. Wat maar even nut had, zoals codes, staat er niet bij.",
    channels: { mail: "E-mail", text: "Sms" },
    since: (when) => `oudste ${when}`,
    send: (count) =>
      count === 0
        ? "Verstuur"
        : count === 1
          ? "Verstuur 1 mail of sms"
          : `Verstuur ${count} mails en sms’jes`,
    dismiss: "Niet meer versturen",
    choose: "Kies wat je wilt versturen.",
    noGateway: "Versturen kan pas als er een mailserver of sms-dienst is.",
    ownerChooses: "De eigenaar kiest wat nog de deur uit gaat.",
    sent: (count) =>
      count === 1
        ? "1 mail of sms gaat de deur uit."
        : `${count} mails en sms’jes gaan de deur uit.`,
    dismissed: (count) =>
      count === 1
        ? "1 mail of sms blijft onverstuurd."
        : `${count} mails en sms’jes blijven onverstuurd.`,
  },
  undelivered: {
    kept: "Niet aangekomen",
    hint: "De mailserver of sms-dienst bleef deze weigeren. Ze worden opnieuw geschreven als ze de deur uit gaan. Wat over een bestelling gaat, kun je ook bij de bestelling opnieuw versturen.",
    dismiss: "Haal van de lijst",
    dismissed: (count) =>
      count === 1
        ? "1 mail of sms is van de lijst."
        : `${count} mails en sms’jes zijn van de lijst.`,
  },
  jobs: {
    title: "Achtergrondtaken",
    names: {
      payments: "Betalingen navragen",
      refunds: "Terugbetalingen",
      bills: "Rekeningen versturen",
      "bill-reminders": "Herinneringen van rekeningen",
      "book-audit": "Boeken vergeleken met de betaaldienst",
      "company-invoices": "Facturen van bedrijven",
      "plan-turns": "Bestellingen van vaste afspraken",
      "unanswered-pickups": "Gemist ophalen annuleren als niemand het verzet",
      "next-stops": "‘Je bent de volgende’",
      arrivals: "Verwachte aankomsttijden",
      retention: "Oude gegevens leegmaken",
      "clean-up": "Opruimen",
      "photo-store": "Oude foto’s uit de opslag wissen",
      reports: "Cijfers van de rapporten",
      "search-words": "Woorden om op te zoeken",
      "book-entries": "Dagboek van het geld",
    },
    columns: {
      job: "Taak",
      state: "Staat",
      success: "Laatst gelukt",
      failure: "Laatst mislukt",
    },
    states: { works: "werkt", failing: "mislukt", never: "nog niet gedraaid" },
    since: (when) => `sinds ${when}`,
    progress: ({ done, total }) =>
      total > done
        ? `na een upgrade: ${percent(done, total)}% van de gegevens klaar`
        : "na een upgrade: bezig met de gegevens",
    never: "nooit",
  },
};

export const systemTexts = { en, nl };
export const useSystemTexts = defineTexts(systemTexts);
