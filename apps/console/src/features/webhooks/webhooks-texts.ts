import type { WebhookDelivery } from "@waslijn/contract/console/webhooks";
import { defineTexts } from "../../i18n/define-texts.ts";

/** Short name of a subscription: its host. */
export const hostOf = ({ url }: { url: string }): string => URL.parse(url)?.host ?? url;

/** A host in a title, which may break after its dots. */
const inTitle = (host: string): string => host.replaceAll(".", ".\u200B");

type Event = WebhookDelivery["event"];

const events: Record<"en" | "nl", Record<Event, string>> = {
  en: {
    "order.placed": "placed",
    "order.changed": "changed",
    "order.pickup-missed": "pickup missed",
    "order.picked-up": "picked up",
    "order.counted": "counted",
    "order.recounted": "counted again",
    "order.ready": "ready",
    "order.delivery-missed": "delivery missed",
    "order.part-delivered": "delivered in part",
    "order.delivered": "delivered",
    "order.cancelled": "cancelled",
    "order.withdrawn": "withdrawn",
    "order.bill-sent": "bill sent",
    "order.payment-changed": "payment",
    "order.refund-changed": "refund",
    "webhook.test": "test",
  },
  nl: {
    "order.placed": "geplaatst",
    "order.changed": "gewijzigd",
    "order.pickup-missed": "ophalen gemist",
    "order.picked-up": "opgehaald",
    "order.counted": "geteld",
    "order.recounted": "opnieuw geteld",
    "order.ready": "klaar",
    "order.delivery-missed": "bezorgen gemist",
    "order.part-delivered": "deels bezorgd",
    "order.delivered": "bezorgd",
    "order.cancelled": "geannuleerd",
    "order.withdrawn": "herroepen",
    "order.bill-sent": "rekening verstuurd",
    "order.payment-changed": "betaling",
    "order.refund-changed": "terugbetaling",
    "webhook.test": "test",
  },
};

/** Texts by error code of a delivery. */
const errors: Record<"en" | "nl", Record<string, string>> = {
  en: {
    ETIMEDOUT: "no answer in 10 seconds",
    EPRIVATE: "not a public address",
    EREDIRECT: "points elsewhere",
    ESTATUS: "refused",
    ECONNREFUSED: "nobody listens there",
    ENOTFOUND: "the name is unknown",
  },
  nl: {
    ETIMEDOUT: "geen antwoord binnen 10 seconden",
    EPRIVATE: "geen openbaar adres",
    EREDIRECT: "verwijst door",
    ESTATUS: "geweigerd",
    ECONNREFUSED: "daar luistert niemand",
    ENOTFOUND: "de naam is onbekend",
  },
};

/** Texts by violated URL rule. */
const wrongUrl: Record<"en" | "nl", Record<string, string>> = {
  en: {
    https: "The address must begin with https://.",
    public_host: "This address is not on the open internet.",
    url: "This is not an address that can be called.",
  },
  nl: {
    https: "Het adres moet met https:// beginnen.",
    public_host: "Dit adres staat niet op het open internet.",
    url: "Dit is geen adres dat aangeroepen kan worden.",
  },
};

export const webhooksTexts = {
  en: {
    title: "Webhooks",
    caption: "Who is told what happens to orders",
    loading: "Loading the receivers",
    empty: "No receivers yet",
    emptyText:
      "Add the address of a program that should hear what happens to orders. It gets numbers, states and times, never names or addresses.",
    add: "Add receiver",
    columns: { url: "Receiver", events: "Events", state: "State", act: "Actions" },
    events: events.en,
    ofAll: (count: number, all: number) => (count === all ? "all" : `${count} of ${all}`),
    states: { on: "on", paused: "paused" },
    waiting: (count: number) => `${count} waiting`,
    dead: (count: number) => `${count} given up`,
    bothSecrets: (until: string) => `both secrets until ${until}`,
    acts: {
      messages: "Messages",
      test: "Test",
      events: "Events",
      pause: "Pause",
      resume: "Go on",
      secret: "New secret",
      remove: "Remove",
    },
    actOn: (act: string, host: string) => `${act}: ${host}`,
    added: (host: string) => `${host} will be told.`,
    changed: (host: string) => `${host} changed.`,
    tested: (host: string) => `A test is on its way to ${host}.`,
    paused: (host: string) => `${host} is paused; what happens waits.`,
    resumed: (host: string) => `${host} goes on.`,
    renewed: (host: string) => `${host} has a new secret.`,
    removed: (host: string) => `${host} is told nothing more.`,
    form: {
      addTitle: "Add a receiver",
      eventsTitle: (host: string) => `Events for ${inTitle(host)}`,
      url: "Address",
      urlHint: "https://, at a public address",
      events: "Which events",
      addSubmit: "Add and show the secret",
      eventsSubmit: "Save the events",
      leave: "Leave it",
    },
    secret: {
      title: "The secret, this once",
      text: "Give it to the receiver, which checks signatures with it. We do not keep it and cannot show it again.",
      copy: "Copy",
      copied: "Copied.",
      done: "I have kept it",
    },
    renew: {
      ask: (host: string) => `New secret for ${inTitle(host)}?`,
      text: "For 24 hours messages carry both signatures, so that the receiver can change over.",
      submit: "Make and show it",
    },
    remove: {
      ask: (host: string) => `Tell ${inTitle(host)} nothing more?`,
      text: "What still waits is not sent, and the list of messages goes.",
      submit: "Remove",
    },
    messages: {
      title: (host: string) => `Messages to ${inTitle(host)}`,
      caption: "What was sent, newest first",
      onlyDead: "only given up",
      empty: "Nothing was sent yet.",
      loading: "Loading the messages",
      columns: {
        event: "Event",
        order: "Order",
        state: "State",
        act: "Actions",
      },
      states: { queued: "waiting", refused: "tried", sent: "taken", dead: "given up" },
      attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
      next: (at: string) => `again ${at}`,
      again: "Send again",
      againLong: (event: string, order: string) => `Send again: ${event} ${order}`,
      sentAgain: "It goes out again.",
    },
    errors: errors.en,
    otherError: (code: string) => `no connection (${code})`,
    wrongUrl: wrongUrl.en,
  },
  nl: {
    title: "Webhooks",
    caption: "Wie hoort wat er met bestellingen gebeurt",
    loading: "Ontvangers laden",
    empty: "Nog geen ontvangers",
    emptyText:
      "Voeg het adres toe van een programma dat moet horen wat er met bestellingen gebeurt. Het krijgt nummers, statussen en tijden, nooit namen of adressen.",
    add: "Voeg ontvanger toe",
    columns: { url: "Ontvanger", events: "Gebeurtenissen", state: "Status", act: "Acties" },
    events: events.nl,
    ofAll: (count: number, all: number) => (count === all ? "alle" : `${count} van ${all}`),
    states: { on: "aan", paused: "gepauzeerd" },
    waiting: (count: number) => (count === 1 ? "1 wacht" : `${count} wachten`),
    dead: (count: number) => `${count} opgegeven`,
    bothSecrets: (until: string) => `beide geheimen tot ${until}`,
    acts: {
      messages: "Meldingen",
      test: "Test",
      events: "Gebeurtenissen",
      pause: "Pauzeer",
      resume: "Ga verder",
      secret: "Nieuw geheim",
      remove: "Verwijder",
    },
    actOn: (act: string, host: string) => `${act}: ${host}`,
    added: (host: string) => `${host} hoort voortaan wat er gebeurt.`,
    changed: (host: string) => `${host} is gewijzigd.`,
    tested: (host: string) => `Er is een test onderweg naar ${host}.`,
    paused: (host: string) => `${host} is gepauzeerd; wat er gebeurt, wacht.`,
    resumed: (host: string) => `${host} gaat verder.`,
    renewed: (host: string) => `${host} heeft een nieuw geheim.`,
    removed: (host: string) => `${host} hoort niets meer.`,
    form: {
      addTitle: "Voeg een ontvanger toe",
      eventsTitle: (host: string) => `Gebeurtenissen voor ${inTitle(host)}`,
      url: "Adres",
      urlHint: "https://, op een openbaar adres",
      events: "Welke gebeurtenissen",
      addSubmit: "Voeg toe en toon het geheim",
      eventsSubmit: "Bewaar de gebeurtenissen",
      leave: "Laat maar",
    },
    secret: {
      title: "Het geheim, deze ene keer",
      text: "Geef het aan de ontvanger, die er handtekeningen mee controleert. Wij bewaren het niet en kunnen het niet nog eens tonen.",
      copy: "Kopieer",
      copied: "Gekopieerd.",
      done: "Ik heb het bewaard",
    },
    renew: {
      ask: (host: string) => `Nieuw geheim voor ${inTitle(host)}?`,
      text: "24 uur lang dragen meldingen beide handtekeningen, zodat de ontvanger kan overstappen.",
      submit: "Maak het en toon het",
    },
    remove: {
      ask: (host: string) => `${inTitle(host)} niets meer vertellen?`,
      text: "Wat nog wacht, wordt niet verstuurd, en de lijst met meldingen verdwijnt.",
      submit: "Verwijder",
    },
    messages: {
      title: (host: string) => `Meldingen aan ${inTitle(host)}`,
      caption: "Wat er verstuurd is, nieuwste eerst",
      onlyDead: "alleen opgegeven",
      empty: "Er is nog niets verstuurd.",
      loading: "Meldingen laden",
      columns: {
        event: "Gebeurtenis",
        order: "Bestelling",
        state: "Status",
        act: "Acties",
      },
      states: { queued: "wacht", refused: "geprobeerd", sent: "aangenomen", dead: "opgegeven" },
      attempts: (count: number) => (count === 1 ? "1 poging" : `${count} pogingen`),
      next: (at: string) => `opnieuw ${at}`,
      again: "Stuur opnieuw",
      againLong: (event: string, order: string) => `Stuur opnieuw: ${event} ${order}`,
      sentAgain: "Het gaat er weer uit.",
    },
    errors: errors.nl,
    otherError: (code: string) => `geen verbinding (${code})`,
    wrongUrl: wrongUrl.nl,
  },
};
export type WebhooksTexts = (typeof webhooksTexts)["en"];

export const useWebhooksTexts = defineTexts<WebhooksTexts>(webhooksTexts);
