import type { OrderBill } from "@waslijn/contract/customer/my-order";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { NO_ANSWER } from "@waslijn/contract/shared/order-life";
import type { Deps } from "../../src/deps.ts";
import { publicUrl } from "../../src/public-url.ts";
import type { MailKind } from "../../src/outbox/mail-job.ts";
import {
  readCatalogue,
  readServiceNames,
} from "../../src/modules/catalogue/catalogue-repository.ts";
import { configuredCents } from "../../src/modules/orders/life/fees.ts";
import { writeChanged, writeReset } from "../../src/modules/messages/letters/account-mails.ts";
import { areaOpened, areaRequestThanks } from "../../src/modules/messages/letters/area-mails.ts";
import { writeWindowGone } from "../../src/modules/messages/letters/window-mails.ts";
import { writeDeskMessage } from "../../src/modules/messages/letters/desk-mails.ts";
import { writeAnswered, writeReceived } from "../../src/modules/messages/letters/care-mails.ts";
import { writeCompanyInvoice } from "../../src/modules/messages/letters/invoice-mails.ts";
import { writeKitSent } from "../../src/modules/messages/letters/kit-mails.ts";
import { EVENT_MAILS, type EventMailKind } from "../../src/modules/messages/letters/life-mails.ts";
import {
  writeCode,
  writeLinks,
  writeOwnerLink,
} from "../../src/modules/messages/letters/link-mails.ts";
import type { MailContent } from "../../src/modules/messages/mail-content.ts";
import { sampleCredit, samplePaper } from "./sample-paper.ts";
import type { MailedOrder, EventMailInput } from "../../src/modules/messages/mailed-order.ts";
import { writeNext } from "../../src/modules/messages/letters/next-mails.ts";
import { ORDER_MAILS, type OrderMailKind } from "../../src/modules/messages/letters/order-mails.ts";
import { nameplate } from "../../src/modules/messages/letters/plan-named.ts";
import {
  writePlanMade,
  writeTurnOrdered,
  writeTurnSkipped,
} from "../../src/modules/messages/letters/plan-mails.ts";
import {
  writeBill,
  writePaid,
  writeReminder,
} from "../../src/modules/messages/letters/pay-mails.ts";
import { writeRefund, writeRefundFailed } from "../../src/modules/messages/letters/refund-mails.ts";
import { lateBill, PAID_BILL, sampleBill, SAMPLE_REFUND } from "./sample-bill.ts";
import {
  writeInvited,
  writeOwnersNotified,
  writeSignIn,
  writeUsePasskey,
} from "../../src/modules/messages/letters/staff-mails.ts";

export type SampleMail = {
  kind: MailKind;
  name: string;
  language: Language;
  content: MailContent;
};

const ID = "5e6f1c2a-9b3d-4e7f-8a1b-000000000001";
const PLACE = {
  address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  city: "Haarlem",
  country: "Netherlands",
  lat: null,
  lon: null,
  postalCode: "2011DB",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};

const SAMPLE_WORDS: Record<Language, string> = {
  en: "There is roadwork in your street tomorrow.\n\nOur driver will call when the van is at the corner.",
  nl: "Morgen wordt er aan je straat gewerkt.\n\nOnze chauffeur belt zodra de bus op de hoek staat.",
};

/** A sample of every mail in every language and state. */
export async function sampleMails(deps: Deps): Promise<SampleMail[]> {
  const all = await Promise.all(LANGUAGES.map((language) => samplesIn(deps, language)));
  return all.flat();
}

async function samplesIn(deps: Deps, language: Language): Promise<SampleMail[]> {
  const now = deps.clock.now();
  const catalogue = await readCatalogue(deps.db, language, amsterdamDate(now));
  const names = await readServiceNames(deps.db, language);
  const lateFee = await configuredCents(deps, "PRICE_LATE_CHANGE");
  const order = (changes: Partial<MailedOrder> = {}): MailedOrder => {
    const sample = { ...sampleOrder(language, now), lateFee, ...changes };
    return { ...sample, serviceNames: sample.services.map((code) => names.get(code) ?? code) };
  };
  const placed = (kind: OrderMailKind, changes?: Partial<MailedOrder>): MailContent =>
    ORDER_MAILS[kind](deps, order(changes), catalogue, language, SAMPLE_OWNER);
  const eventMail = (
    kind: EventMailKind,
    data: EventMailInput["data"],
    changes?: Partial<MailedOrder>,
  ) =>
    EVENT_MAILS[kind].write({
      deps,
      order: order(changes),
      at: now,
      by: "customer",
      data,
      houseNumber: "12",
      language,
    });
  const billed = (changes: Partial<OrderBill> = {}) => ({
    deps,
    bill: { ...sampleBill(language), ...changes },
    language,
  });
  const skipped = (outcome: "none-free" | "closed" | "overdue" | "outside-area") =>
    writeTurnSkipped(
      deps,
      order(delivered),
      { plan: SAMPLE_PLAN, series: SAMPLE_SERIES, date: SAMPLE_SERIES.first, outcome },
      language,
    );
  const named = (content: MailContent, plan: typeof SAMPLE_PLAN): MailContent => ({
    ...content,
    blocks: [...content.blocks, ...nameplate(deps, order(cancelled), plan, true, language)],
  });
  const cancelled = { status: "cancelled" } as const;
  const delivering = { status: "ready" } as const;
  const delivered = { status: "delivered" } as const;
  const missedDelivery = { ...delivering, awaits_window: "delivery" } as const;
  const blouse = language === "en" ? "Silk blouse" : "Zijden blouse";
  const answer = { text: SAMPLE_ANSWERS[language], offer: null, cents: null };
  const samples = {
    "order-confirmation": {
      new: placed("order-confirmation", { user_id: ID, coupon_code: "WELKOM10" }),
      known: placed("order-confirmation", { has_bag: true, services: ["LS", "IO"] }),
      "re-use": placed("order-confirmation", BUSINESS),
      "re-cover": placed("order-confirmation", RE_COVER),
    },
    "company-order": { "re-use": placed("company-order", BUSINESS) },
    "location-order": {
      b2b: placed("location-order", { ...LOCATION, kind: "b2b", bags: 3 }),
      retail: placed("location-order", { ...RE_COVER, ...LOCATION, kind: "retail" }),
      collection: placed("location-order", { ...RE_COVER, ...LOCATION, kind: "collection" }),
    },
    "operations-order": { new: placed("operations-order") },
    "order-changed": {
      free: eventMail("order-changed", { was: SAMPLE_WINDOWS }),
      late: eventMail("order-changed", { fee: 1000 }),
    },
    "order-cancelled": {
      free: eventMail("order-cancelled", {}, cancelled),
      late: eventMail("order-cancelled", { fee: 1000 }, cancelled),
      unanswered: eventMail("order-cancelled", { reason: NO_ANSWER }, cancelled),
      plan: named(eventMail("order-cancelled", {}, cancelled), SAMPLE_PLAN),
    },
    "order-withdrawn": {
      before: eventMail("order-withdrawn", {}, cancelled),
      after: eventMail("order-withdrawn", {}, delivering),
      plan: named(eventMail("order-withdrawn", {}, cancelled), { ...SAMPLE_PLAN, stopped_at: now }),
    },
    "operations-withdrawn": {
      before: eventMail("operations-withdrawn", {}, cancelled),
      after: eventMail("operations-withdrawn", {}, delivering),
    },
    "order-missed": {
      pickup: eventMail("order-missed", { reason: "nobody-home" }, { awaits_window: "pickup" }),
      delivery: eventMail("order-missed", { reason: "no-access" }, missedDelivery),
      again: eventMail("order-missed", { reason: "nobody-home", fee: 1000 }, missedDelivery),
    },
    "order-delivered": {
      neighbours: eventMail("order-delivered", { handover: "neighbours" }, delivered),
      door: eventMail("order-delivered", { handover: "at-door" }, delivered),
      part: eventMail(
        "order-delivered",
        {
          bags: 1,
          handover: "handed-over",
          missing: { bags: 1, reason: "not-in-van" },
        },
        missedDelivery,
      ),
    },
    bill: {
      counted: writeBill({ ...billed(), order: order({ status: "counted" }) }),
      late: writeBill({ ...billed(lateBill(language)), order: order(cancelled) }),
      rest: writeBill({ ...billed({ open: 1295, paid: 4951 }), order: order(delivering) }),
    },
    paid: { receipt: writePaid({ ...billed(PAID_BILL), order: order(delivering) }) },
    reminder: {
      first: writeReminder({ ...billed(), order: order(delivering) }, 1),
      second: writeReminder({ ...billed(), order: order(delivered) }, 2),
    },
    refund: {
      difference: writeRefund(
        deps,
        order(delivered),
        { ...SAMPLE_REFUND, purpose: "difference" },
        language,
      ),
      compensation: writeRefund(deps, order(delivered), SAMPLE_REFUND, language),
      "by-hand": writeRefund(
        deps,
        order(delivered),
        { ...SAMPLE_REFUND, way: "by-hand" },
        language,
      ),
      "paid-otherwise": writeRefund(
        deps,
        order(delivered),
        { ...SAMPLE_REFUND, way: "paid" },
        language,
      ),
    },
    "refund-failed": {
      later: writeRefundFailed(deps, order(delivered), SAMPLE_REFUND.cents, language),
    },
    "desk-message": {
      written: writeDeskMessage(deps, order(), SAMPLE_WORDS[language], language),
    },
    "window-gone": {
      pickup: writeWindowGone(deps, order(), ["pickup"], language),
      delivery: writeWindowGone(deps, order(delivering), ["delivery"], language),
      both: writeWindowGone(deps, order(), ["pickup", "delivery"], language),
    },
    "complaint-received": {
      piece: writeReceived(deps, order(delivered), { ...SAMPLE_REPORT, piece: blouse }, language),
      other: writeReceived(deps, order(delivered), { ...SAMPLE_REPORT, piece: null }, language),
    },
    "complaint-answered": {
      money: writeAnswered(
        deps,
        order(delivered),
        { ...answer, offer: "money", cents: 4500 },
        language,
      ),
      cleaning: writeAnswered(deps, order(delivered), { ...answer, offer: "cleaning" }, language),
      words: writeAnswered(deps, order(delivered), answer, language),
    },
    "plan-made": { made: writePlanMade(deps, order(), SAMPLE_PLAN, language) },
    "turn-ordered": {
      own: writeTurnOrdered(deps, order(), { plan: SAMPLE_PLAN, moved: {} }, language),
      moved: writeTurnOrdered(
        deps,
        order(),
        { plan: SAMPLE_PLAN, moved: { pickup: "2026-11-18" } },
        language,
      ),
      movedDelivery: writeTurnOrdered(
        deps,
        order(),
        { plan: SAMPLE_PLAN, moved: { delivery: true } },
        language,
      ),
    },
    "turn-skipped": {
      full: skipped("none-free"),
      closed: skipped("closed"),
      overdue: skipped("overdue"),
      outsideArea: skipped("outside-area"),
    },
    "kit-sent": { posted: writeKitSent(deps, order(), language) },
    "you-are-next": {
      pickup: writeNext(deps, order(), { kind: "pickup", around: "10:45" }, language),
      delivery: writeNext(
        deps,
        order({ status: "ready" }),
        { kind: "delivery", around: "19:10" },
        language,
      ),
    },
    "order-code": {
      asked: writeCode(deps, order(delivered), { code: "048213", minutes: 15 }, language),
    },
    "order-links": { asked: writeLinks(deps, [order()], lateFee, language) },
    "owner-link": {
      sent: writeOwnerLink(
        "Hotel De Gouden Leeuw",
        `${publicUrl(deps.env)}/${language}/orders#of=voorbeeld`,
        lateFee,
        language,
      ),
    },
    "company-invoice": {
      month: writeCompanyInvoice(samplePaper(language), language),
      credit: writeCompanyInvoice(sampleCredit(language), language),
    },
    "password-reset": { asked: writeReset(deps, "Noor Bakker", "voorbeeld", language) },
    "password-changed": { done: writeChanged("Noor Bakker", now, language) },
    "staff-sign-in": {
      link: writeSignIn(deps, "Noor Bakker", SAMPLE_LINK, language),
      passkey: writeUsePasskey("Noor Bakker", language),
    },
    "staff-invited": { invited: writeInvited(deps, "Noor Bakker", SAMPLE_LINK, language) },
    "owners-told": { again: writeOwnersNotified("Noor Bakker", language) },
    "area-request-thanks": { asked: areaRequestThanks("9711LM", language) },
    "area-opened": { opened: areaOpened(deps, "9711LM", language) },
  } satisfies Record<MailKind, Record<string, MailContent>>;
  return Object.entries(samples).flatMap(([kind, states]) =>
    Object.entries(states).map(([state, content]) => ({
      kind: kind as MailKind,
      name: `${kind}-${state}`,
      language,
      content,
    })),
  );
}

const SAMPLE_REPORT = { answerBy: new Date("2026-11-23T09:10:00+01:00") };
const SAMPLE_ANSWERS: Record<Language, string> = {
  nl: "Hallo Noor,\n\nDit had niet mogen gebeuren, sorry. De plek komt waarschijnlijk van onze beugel.",
  en: "Hello Noor,\n\nThis should not have happened, sorry. The mark probably comes from our hanger.",
};
const SAMPLE_PLAN = {
  every_weeks: 2,
  pickup_from: "18:00",
  first_turn: "2026-12-01",
  next_turn: "2026-12-01",
  stopped_at: null as Date | null,
};
const SAMPLE_WINDOWS = {
  pickup: { date: "2026-11-16", time: "10:00" },
  delivery: { date: "2026-11-18", time: "10:00" },
};
const SAMPLE_SERIES = { first: "2026-12-25", every: 2 };
const SAMPLE_LINK = { token: "voorbeeld", code: "048213" };
const SAMPLE_OWNER = { kind: "company", id: ID, link_version: 0 } as const;
const BUSINESS: Partial<MailedOrder> = {
  kind: "re-use",
  company_id: ID,
  companyName: "Hotel De Gouden Leeuw",
  services: ["IO"],
};
const RE_COVER: Partial<MailedOrder> = {
  ...BUSINESS,
  kind: "re-cover",
  delivery_date: null,
  delivery_from: null,
  delivery_at: null,
  delivery_location: null,
};
const LOCATION: Partial<MailedOrder> = {
  company_id: null,
  companyName: null,
  location: { company: "Kapsalon De Krul", addressLine: "Gedempte Oude Gracht 41, Haarlem" },
  pickup_location: null,
};

const sampleOrder = (language: Language, now: Date): Omit<MailedOrder, "lateFee"> => ({
  id: ID,
  number: "W-20481",
  kind: "consumer",
  status: "placed",
  hub_id: "haarlem",
  hubName: "Haarlem",
  user_id: null,
  accountConfirmedAt: null,
  company_id: null,
  companyName: null,
  service_point_id: null,
  location: null,
  language,
  pickup_date: "2026-11-17",
  pickup_from: "18:00",
  delivery_date: "2026-11-19",
  delivery_from: "18:00",
  pickup_at: new Date("2026-11-17T18:00:00+01:00"),
  delivery_at: new Date("2026-11-19T18:00:00+01:00"),
  services: ["WF", "DC"],
  serviceNames: [],
  bags: null,
  notes: "",
  coupon_code: "",
  discount: null,
  contact: { name: "Noor Bakker", email: "noor@voorbeeld.example", phone: "06 12345678" },
  pickup_location: PLACE,
  delivery_location: PLACE,
  registered: { street: "Lange Veerstraat", city: "Haarlem" },
  has_bag: false,
  device: null,
  window_shares: null,
  created_at: now,
  version: 1,
  link_version: 1,
  instructions: {},
  awaits_window: null,
  missed_deliveries: 0,
  bags_delivered: 0,
  awaits_rest: false,
  withdrawn_at: null,
  last_event: 1,
  changed_at: now,
  misses: 0,
  bags_arrived: null,
  bags_cleared_at: null,
  words_id: null,
  bill_overdue: false,
});
