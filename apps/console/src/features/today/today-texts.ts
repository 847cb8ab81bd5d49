import { defineTexts } from "../../i18n/define-texts.ts";
import type { Need } from "@waslijn/contract/console/today";

/** A late complaint says for how long. */
type Counted = Exclude<Need, "complaint-late">;

const needs: Record<Counted, (count: number) => string> = {
  "no-driver-today": (n) =>
    n === 1 ? "1 stop today without a driver" : `${n} stops today without a driver`,
  "not-visited": (n) =>
    n === 1 ? "1 stop of an earlier day not visited" : `${n} stops of earlier days not visited`,
  "no-driver-tomorrow": (n) =>
    n === 1 ? "1 stop tomorrow without a driver" : `${n} stops tomorrow without a driver`,
  "closed-day": (n) =>
    n === 1 ? "To call: 1 stop on a closed day" : `To call: ${n} stops on closed days`,
  "webhook-dead": (n) => (n === 1 ? "A webhook does not answer" : `${n} webhooks do not answer`),
  "driver-conflict": (n) =>
    n === 1 ? "A driver's report clashes" : `${n} reports of drivers clash`,
  "missed-delivery": (n) => (n === 1 ? "Delivery missed" : `${n} deliveries missed`),
  "bags-missing": (n) =>
    n === 1 ? "Bags of 1 order still to deliver" : `Bags of ${n} orders still to deliver`,
  "complaint-due": (n) =>
    n === 1 ? "Complaint to answer today" : `${n} complaints to answer today`,
  "missed-pickup": (n) => (n === 1 ? "Pickup missed" : `${n} pickups missed`),
  "refund-failed": (n) => (n === 1 ? "A refund needs you" : `${n} refunds need you`),
  "books-differ": (n) =>
    n === 1 ? "Our books and the bank differ" : `Our books and the bank differ for ${n} orders`,
  "charged-back": (n) => (n === 1 ? "1 payment charged back" : `${n} payments charged back`),
  "payment-differs": (n) => (n === 1 ? "Paid too much: 1 bill" : `Paid too much: ${n} bills`),
  "delivery-at-risk": (n) =>
    n === 1 ? "1 order will not be ready in time" : `${n} orders will not be ready in time`,
  "not-counted": (n) => (n === 1 ? "1 order not counted" : `${n} orders not counted`),
  "bags-differ": (n) => (n === 1 ? "Bags do not add up" : `Bags of ${n} orders do not add up`),
  "bill-unsent": (n) => (n === 1 ? "1 bill not sent" : `${n} bills not sent`),
  "bill-overdue": (n) => (n === 1 ? "1 bill overdue" : `${n} bills overdue`),
  "message-dead": (n) => (n === 1 ? "1 message did not arrive" : `${n} messages did not arrive`),
  "message-kept": (n) => (n === 1 ? "1 message kept, not sent" : `${n} messages kept, not sent`),
  "job-failing": (n) => (n === 1 ? "A background job fails" : `${n} background jobs fail`),
};

/** Button of a need, where it is more than a look. */
const acts: Partial<Record<Need, string>> = {
  "no-driver-today": "Assign",
  "not-visited": "Plan",
  "no-driver-tomorrow": "Assign",
  "complaint-late": "Answer",
  "complaint-due": "Answer",
  "missed-delivery": "Plan",
  "bags-missing": "Plan",
  "missed-pickup": "Plan",
  "not-counted": "Count",
  "closed-day": "Call",
};

const whens: Partial<Record<Need, (moment: string) => string>> = {
  "no-driver-today": (moment) => `first at ${moment}`,
  "no-driver-tomorrow": (moment) => `first ${moment}`,
  "complaint-late": (moment) => `answer was due before ${moment}`,
  "closed-day": (moment) => `first ${moment}`,
  "delivery-at-risk": (moment) => `first delivery ${moment}`,
};

const en = {
  title: "Today",
  loading: "Loading the day",
  hub: "Hub",
  allHubs: "All hubs",
  previous: "The day before",
  next: "The day after",
  today: "Today",
  figures: "The day in figures",
  stops: "Stops",
  of: (all: number) => `of ${all}`,
  stopWords: (done: number, open: number, missed: number) =>
    `${done} done · ${open} open · ${missed} missed`,
  orders: "Orders",
  revenue: "Revenue",
  onTime: "On time",
  onTimeWords: (onTime: number, done: number) => `${onTime} of ${done} stops`,
  onTimeBefore: (share: string) => `last week ${share}`,
  noStops: "no stops done yet",
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  same: "the same",
  before: (amount: string) => `last week ${amount}`,
  wholeDay: (amount: string) => `whole day ${amount}`,
  windows: "Windows",
  block: "A block per stop",
  noWindows: "No windows on this day.",
  units: { done: "done", open: "open", missed: "missed", free: "free" },
  columns: {
    window: "Window",
    done: "Done",
    open: "Open",
    missed: "Missed",
    taken: "Taken",
    now: "Now",
  },
  kinds: { pickup: "pickup", delivery: "delivery" },
  stands: { over: "Over", now: "Now", later: "Later", full: "Full" },
  keys: { next: "Next that needs a hand", previous: "Previous that needs a hand" },
  needsTitle: "Needs a hand",
  needsHint: (count: number) => `${count}, most urgent first`,
  now: "Now",
  later: "Later today",
  groupsLabel: "Which",
  allGroups: "All",
  groups: {
    driving: "On the road",
    laundry: "Laundry",
    care: "Complaints",
    money: "Money",
    other: "Other",
  },
  acts,
  whens,
  complaintLate: (count: number, days: number) => {
    if (days === 0) return count === 1 ? "Complaint late today" : `${count} complaints late today`;
    const late = days === 1 ? "1 day" : `${days} days`;
    return count === 1 ? `Complaint ${late} late` : `${count} complaints late, the oldest ${late}`;
  },
  forOwner: "for the owner",
  hubs: {
    title: "Hubs",
    sum: (done: number, all: number, driving: number) =>
      `${done} of ${all} stops, ${driving} on the road`,
    of: "Done",
    notCounted: "Not counted",
    toCount: (count: number, hub: string) => `Count ${count} of ${hub}`,
    driving: "Driving",
  },
  noMail: "No mail server: mails are kept, not sent",
  noMailHint: "Customers get no mails until one is set.",
  noNeeds: "Nothing needs a hand.",
  needs,
  since: (when: string) => `oldest ${when}`,
  together: (amount: string) => `${amount} together`,
  look: "Look",
  lookLong: (what: string) => `Look: ${what}`,
  clashes: {
    title: "Reports that clash",
    loading: "Loading reports",
    hint: "Drivers reported this and nothing was changed. Open the order and set it right. A report leaves this list once the desk records, moves or cancels its stop, or writes a note.",
    none: "No reports clash",
    noneHint: "Whatever drivers report and we cannot apply comes here by itself.",
    back: "Back to today",
  },
  stages: { title: "Where the laundry is", all: "Everything", late: (n: number) => `${n} late` },
  arrived: "Just in",
  onTheWay: "On the way",
  runs: "Runs",
  noRuns: "Nobody drives on this day yet.",
  runOver: "has seen all stops",
  runEmpty: "no stops yet",
  arrival: {
    placed: "Placed",
    number: "Number",
    customer: "Customer",
    address: "Address",
    services: "Service",
    pickup: "Pickup",
  },
  noArrivals: "No orders yet.",
  allOrders: "All orders",
};

const nl: typeof en = {
  title: "Vandaag",
  loading: "De dag laden",
  hub: "Hub",
  allHubs: "Alle hubs",
  previous: "Vorige dag",
  next: "Volgende dag",
  today: "Vandaag",
  figures: "De dag in cijfers",
  stops: "Stops",
  of: (all) => `van ${all}`,
  stopWords: (done, open, missed) => `${done} gedaan · ${open} open · ${missed} gemist`,
  orders: "Bestellingen",
  revenue: "Omzet",
  onTime: "Op tijd",
  onTimeWords: (onTime, done) => `${onTime} van ${done} stops`,
  onTimeBefore: (share) => `vorige week ${share}`,
  noStops: "nog geen stops gedaan",
  more: (amount) => `${amount} meer`,
  less: (amount) => `${amount} minder`,
  same: "evenveel",
  before: (amount) => `vorige week ${amount}`,
  wholeDay: (amount) => `hele dag ${amount}`,
  windows: "Tijdvakken",
  block: "Per stop een blok",
  noWindows: "Op deze dag zijn er geen tijdvakken.",
  units: { done: "gedaan", open: "open", missed: "gemist", free: "vrij" },
  columns: {
    window: "Tijdvak",
    done: "Gedaan",
    open: "Open",
    missed: "Gemist",
    taken: "Bezet",
    now: "Nu",
  },
  kinds: { pickup: "ophalen", delivery: "bezorgen" },
  stands: { over: "Afgerond", now: "Nu", later: "Straks", full: "Vol" },
  keys: { next: "Volgende die een hand vraagt", previous: "Vorige die een hand vraagt" },
  needsTitle: "Vraagt een hand",
  needsHint: (count) => `${count}, dringendste eerst`,
  now: "Nu",
  later: "Vandaag nog",
  groupsLabel: "Welke",
  allGroups: "Alles",
  groups: {
    driving: "Onderweg",
    laundry: "Was",
    care: "Klachten",
    money: "Geld",
    other: "Overig",
  },
  acts: {
    "no-driver-today": "Wijs toe",
    "not-visited": "Plan",
    "no-driver-tomorrow": "Wijs toe",
    "complaint-late": "Antwoord",
    "complaint-due": "Antwoord",
    "missed-delivery": "Plan",
    "bags-missing": "Plan",
    "missed-pickup": "Plan",
    "not-counted": "Tel",
    "closed-day": "Bel",
  },
  whens: {
    "no-driver-today": (moment) => `eerste om ${moment}`,
    "no-driver-tomorrow": (moment) => `eerste ${moment}`,
    "complaint-late": (moment) => `antwoord was vóór ${moment}`,
    "closed-day": (moment) => `eerste ${moment}`,
    "delivery-at-risk": (moment) => `eerste bezorging ${moment}`,
  },
  complaintLate: (count, days) => {
    if (days === 0) return count === 1 ? "Klacht vandaag te laat" : `${count} klachten te laat`;
    const late = days === 1 ? "1 dag" : `${days} dagen`;
    return count === 1 ? `Klacht ${late} te laat` : `${count} klachten te laat, de oudste ${late}`;
  },
  forOwner: "voor de eigenaar",
  hubs: {
    title: "Hubs",
    sum: (done, all, driving) => `${done} van ${all} stops, ${driving} onderweg`,
    of: "Gedaan",
    notCounted: "Niet geteld",
    toCount: (count, hub) => `Tel ${count} van ${hub}`,
    driving: "Rijdt",
  },
  noMail: "Geen mailserver: mails blijven bewaard",
  noMailHint: "Klanten krijgen geen mail tot er een is ingesteld.",
  noNeeds: "Niets vraagt een hand.",
  needs: {
    "no-driver-today": (n) =>
      n === 1 ? "1 stop vandaag zonder chauffeur" : `${n} stops vandaag zonder chauffeur`,
    "not-visited": (n) =>
      n === 1
        ? "1 stop van een eerdere dag niet bezocht"
        : `${n} stops van eerdere dagen niet bezocht`,
    "no-driver-tomorrow": (n) =>
      n === 1 ? "1 stop morgen zonder chauffeur" : `${n} stops morgen zonder chauffeur`,
    "closed-day": (n) =>
      n === 1 ? "Bellijst: 1 stop op een dichte dag" : `Bellijst: ${n} stops op dichte dagen`,
    "webhook-dead": (n) =>
      n === 1 ? "Een webhook antwoordt niet" : `${n} webhooks antwoorden niet`,
    "driver-conflict": (n) =>
      n === 1 ? "Melding van een chauffeur botst" : `${n} meldingen van chauffeurs botsen`,
    "missed-delivery": (n) => (n === 1 ? "Bezorging gemist" : `${n} bezorgingen gemist`),
    "bags-missing": (n) =>
      n === 1 ? "Waszak komt nog: 1 bestelling" : `Waszakken komen nog: ${n} bestellingen`,
    "complaint-due": (n) =>
      n === 1 ? "1 klacht om vandaag te beantwoorden" : `${n} klachten om vandaag te beantwoorden`,
    "missed-pickup": (n) => (n === 1 ? "Ophalen gemist" : `${n} keer ophalen gemist`),
    "refund-failed": (n) =>
      n === 1 ? "Terugbetaling vraagt je hulp" : `${n} terugbetalingen vragen je hulp`,
    "books-differ": (n) =>
      n === 1
        ? "Onze boeken en de bank verschillen"
        : `Boeken en bank verschillen bij ${n} bestellingen`,
    "charged-back": (n) => (n === 1 ? "1 betaling teruggeboekt" : `${n} betalingen teruggeboekt`),
    "payment-differs": (n) =>
      n === 1 ? "Te veel betaald: 1 rekening" : `Te veel betaald: ${n} rekeningen`,
    "delivery-at-risk": (n) =>
      n === 1 ? "1 bestelling is niet op tijd klaar" : `${n} bestellingen zijn niet op tijd klaar`,
    "not-counted": (n) => (n === 1 ? "1 bestelling niet geteld" : `${n} bestellingen niet geteld`),
    "bags-differ": (n) =>
      n === 1 ? "Waszakken kloppen niet" : `Waszakken van ${n} bestellingen kloppen niet`,
    "bill-unsent": (n) =>
      n === 1 ? "1 rekening niet verstuurd" : `${n} rekeningen niet verstuurd`,
    "bill-overdue": (n) => (n === 1 ? "1 rekening te laat" : `${n} rekeningen te laat`),
    "message-dead": (n) =>
      n === 1 ? "1 bericht niet aangekomen" : `${n} berichten niet aangekomen`,
    "message-kept": (n) =>
      n === 1
        ? "1 mail of sms bewaard, niet verstuurd"
        : `${n} mails en sms’jes bewaard, niet verstuurd`,
    "job-failing": (n) => (n === 1 ? "Achtergrondtaak mislukt" : `${n} achtergrondtaken mislukken`),
  },
  since: (when) => `oudste ${when}`,
  together: (amount) => `samen ${amount}`,
  look: "Bekijk",
  lookLong: (what) => `Bekijk: ${what}`,
  clashes: {
    title: "Meldingen die botsen",
    loading: "Meldingen laden",
    hint: "Dit meldden chauffeurs, en er is niets veranderd. Open de bestelling en zet het recht. De melding gaat van deze lijst als je die stop afhandelt, verzet of annuleert, of als je een notitie voor collega’s schrijft.",
    none: "Er botst niets",
    noneHint: "Wat chauffeurs melden en wij niet kunnen verwerken, komt hier vanzelf.",
    back: "Terug naar vandaag",
  },
  stages: { title: "Waar de was is", all: "Alles", late: (n) => `${n} te laat` },
  arrived: "Net binnen",
  onTheWay: "Onderweg",
  runs: "Routes",
  noRuns: "Op deze dag rijdt nog niemand.",
  runOver: "heeft alle stops gehad",
  runEmpty: "nog geen stops",
  arrival: {
    placed: "Besteld",
    number: "Nummer",
    customer: "Klant",
    address: "Adres",
    services: "Dienst",
    pickup: "Ophalen",
  },
  noArrivals: "Nog geen bestellingen.",
  allOrders: "Alle bestellingen",
};

export const useTodayTexts = defineTexts({ en, nl });
