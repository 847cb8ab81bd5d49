import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import type { en } from "./mail.en.ts";
import { nextNl } from "./letters/next-mails.nl.ts";
import { payNl } from "./letters/pay-mails.nl.ts";
import { planNl } from "./letters/plan-mails.nl.ts";
import { staffNl } from "./letters/staff-mails.nl.ts";

export const nl = (): ReturnType<typeof en> => ({
  hello: (name) => (name ? `Hallo ${name},` : "Hallo,"),
  footer: [
    `Vragen? Bel ${brand.phone} (gratis) of mail naar ${brand.email}.`,
    `${brand.company}, ${brand.street}, ${brand.postalCode} ${brand.city}`,
    `KvK ${brandFoot.chamberOfCommerce}, btw ${brandFoot.vatNumber}`,
  ],
  line: {
    done: {
      placed: "Besteld",
      "picked-up": "Opgehaald",
      counted: "Geteld",
      ready: "Schoon",
      delivered: "Bezorgd",
    },
    toDo: {
      placed: "Bestellen",
      "picked-up": "Ophalen",
      counted: "Tellen",
      ready: "Wassen",
      delivered: "Bezorgen",
    },
  },
  labels: {
    number: "Bestelnummer",
    pickup: "Ophalen",
    delivery: "Bezorgen",
    services: "Diensten",
    bags: "Waszakken",
    address: "Adres",
    location: "Locatie",
    company: "Bedrijf",
    contact: "Contact",
    coupon: "Actiecode",
    kind: "Soort",
    hub: "Hub",
    bag: "Heeft een waszak",
    byHand: "Adres met de hand ingevuld, niet bekend in het register",
  },
  yes: "ja",
  no: "nee",
  kinds: {
    consumer: "Consument",
    "re-use": "Re-use",
    "re-cover": "Re-cover",
    b2b: "Zakelijk",
    retail: "Afgifte",
    collection: "Ophaalverzoek",
  },
  confirmation: {
    subject: (number) => `Je bestelling ${number} is geplaatst`,
    title: (day) => `Op ${day} staan we voor je deur.`,
    preview: "Wijzigen of annuleren is gratis tot 8 uur van tevoren.",
    intro: "Bedankt voor je bestelling. Dit hebben we afgesproken:",
    next: "Zo gaat het verder",
    bag: "Je gratis waszak komt met de post en past door de brievenbus. Daar doe je je was in.",
    pickup: (window) => `Onze chauffeur haalt je was op: ${window}.`,
    payment:
      "Als alles is gescand, geteld of gewogen, krijg je een betaallink per sms of e-mail. Je betaalt met iDEAL | Wero, creditcard, PayPal of een overboeking.",
    paidByCompany:
      "Alles wordt gescand, geteld of gewogen. Het bedrag komt op de verzamelfactuur van je bedrijf.",
    delivery: (window) => `We brengen alles schoon terug: ${window}.`,
    calendar: "Met het bestand in de bijlage zet je de tijden in je agenda.",
    pickupEvent: `${brand.name}: was ophalen`,
    deliveryEvent: `${brand.name}: was bezorgen`,
    eventDescription: (number) => `Bestelling ${number}`,
  },
  account: {
    heading: "Is dit jouw account?",
    intro:
      "Bij deze bestelling is een account op jouw naam gemaakt. Bevestig het één keer, dan weten we zeker dat het van jou is:",
    button: "Mijn account bevestigen",
    doubt: `Heb je dit niet besteld? Bevestig dan niets en bel ons: ${brand.phone}.`,
  },
  orderButton: "Bekijk of wijzig je bestelling",
  seeOrder: "Bekijk je bestelling",
  changing: {
    free: "Wijzigen of annuleren is gratis tot 8 uur voordat we komen.",
    how: `Dat doe je zelf op de pagina van je bestelling, of bel ${brand.phone}.`,
    delivery: "De bezorgtijd wijzigen is gratis tot 8 uur voordat we komen.",
    late: (fee) => `Later dan 8 uur voor het ophalen wijzigen of annuleren kost ${fee}.`,
    next: "Bij een volgende bestelling is wijzigen of annuleren weer gratis tot 8 uur voordat we komen.",
    terms: {
      order: "Nog iets wijzigen of annuleren?",
      delivery: "De bezorgtijd nog wijzigen?",
      free: "Gratis",
      call: "Bel ons",
      until: (moment) => `tot ${moment}`,
      afterwards: `daarna, op ${brand.phone}`,
      moment: (day, time) => `${day}, ${time} uur`,
    },
  },
  ownerShares: "Iedereen met deze mail kan de bestelling wijzigen of annuleren.",
  costs: {
    heading: "Wat het kost",
    wash: (base, extra) => `${base} tot 6 kg, daarna ${extra} per kg`,
    each: (amount) => `${amount} per stuk`,
    from: (amount) => `per stuk, vanaf ${amount}`,
    perPair: (amount) => `vanaf ${amount} per paar`,
    perItem: "per stuk, volgens de prijslijst",
    shipping: "Ophalen en bezorgen",
    shippingRule: (fee, free) => `${fee}, gratis vanaf ${free} (waarde vóór korting)`,
    serviceFee: "Servicekosten",
    serviceFeeRule: (fee, under) => `${fee} voor bestellingen onder ${under}`,
    withDelivery: (rule) => `${rule}, bezorgen inbegrepen`,
    minimum: "Minimum",
    minimumRule: (amount) =>
      `${amount} voor was, ophalen en bezorgen samen; wat ontbreekt komt als aparte regel op je rekening`,
    businessMinimumRule: (amount) =>
      `${amount} voor was en servicekosten samen; wat ontbreekt komt als aparte regel op je rekening`,
    deposit: "Waszak, borg",
    depositRule: (amount) => `${amount}, die krijg je terug als je de waszak inlevert`,
    vat: "Btw",
    vatRule: "21%, in alle prijzen inbegrepen",
    priceList: "Bekijk de hele prijslijst",
    terms: "Lees de algemene voorwaarden",
  },
  withdrawal: {
    heading: "Bedenktijd",
    rule: "Je mag deze bestelling binnen 14 dagen herroepen, zonder reden. Met je bestelling heb je ons gevraagd om binnen die 14 dagen te beginnen. Herroep je nadat we zijn begonnen, dan betaal je wat we al hebben gedaan; zodra je was schoon terug is, vervalt de bedenktijd. Herroepen doe je op de pagina van je bestelling, met dit formulier of in je eigen woorden, per e-mail of per post:",
    form: (
      number,
      date,
    ) => `Aan ${brand.company}, ${brand.street}, ${brand.postalCode} ${brand.city}, ${brand.email}:
Ik deel je mee dat ik onze overeenkomst over de volgende dienst herroep: bestelling ${number}
Besteld op: ${date}
Naam:
Adres:
Datum:
Handtekening (alleen op papier):`,
  },
  changedOrder: {
    subject: (number) => `Je bestelling ${number} is gewijzigd`,
    title: "Je nieuwe tijden staan vast.",
    preview: "De oude afspraak is vervallen.",
    intro: "Je bestelling heeft nieuwe tijden. Dit geldt nu:",
    fee: (fee) =>
      `Deze wijziging was binnen 8 uur voor het ophalen en kost ${fee}. Je betaalt dat met je rekening.`,
    calendar: "Het bestand in de bijlage verzet de tijden in je agenda.",
  },
  cancelledOrder: {
    subject: (number) => `Je bestelling ${number} is geannuleerd`,
    title: "Je bestelling is geannuleerd.",
    preview: "We komen niet langs.",
    intro: (number) => `Je bestelling ${number} is geannuleerd. We komen niet langs.`,
    fee: (fee) =>
      `Annuleren binnen 8 uur voor het ophalen kost ${fee}. Je krijgt daarvoor een betaallink.`,
    feeToCompany: (fee) =>
      `Annuleren binnen 8 uur voor het ophalen kost ${fee}. Dat komt op de verzamelfactuur van je bedrijf.`,
    late: "We hebben je bestelling geannuleerd, omdat we na onze gemiste afspraak 14 dagen niets van je hoorden.",
    calendar: "Het bestand in de bijlage haalt de tijden uit je agenda.",
    again: "Nieuwe bestelling plaatsen",
  },
  withdrawnOrder: {
    subject: (number) => `We hebben je herroeping van bestelling ${number} ontvangen`,
    title: "Je herroeping is ontvangen.",
    preview: "Met deze mail bevestigen we wat je ons hebt laten weten.",
    intro: (moment) => `Op ${moment} heb je ons via de pagina van je bestelling laten weten:`,
    statement: (number, date, name) =>
      `“Ik herroep de overeenkomst over bestelling ${number} van ${date}.”${name ? ` (${name})` : ""}`,
    byDesk: (moment) => `Op ${moment} hebben we genoteerd dat je dit liet weten:`,
    cameBy: (date, way, moment) =>
      `Op ${date} heb je ons ${way} laten weten (door ons genoteerd op ${moment}):`,
    ways: { phone: "per telefoon", letter: "per brief", email: "per e-mail" },
    before: "We komen niet langs. Je betaalt niets.",
    after: (window) =>
      `Je was is bij ons. We brengen alles terug${window ? `: ${window}` : ""}. Je betaalt alleen wat we tot je herroeping al hadden gedaan; daarvan krijg je een rekening.`,
    keep: "Bewaar deze mail: het is het bewijs van je herroeping.",
  },
  operationsWithdrawn: {
    subject: (number) => `Herroepen: bestelling ${number}`,
    title: "Een klant heeft herroepen.",
    before: "Nog niet opgehaald: de tijdvakken zijn weer vrij en er zijn geen kosten.",
    after: "De was is bij ons: stop met wassen, reken af wat al gedaan is en breng alles terug.",
    at: "Herroepen op",
  },
  orderCode: {
    subject: (code) => `${code} is je code`,
    title: "Je code.",
    preview: (number) => `Hiermee open je bestelling ${number}.`,
    intro: (number) => `Met deze code zie je alles van bestelling ${number}:`,
    label: "Code",
    validity: (minutes) =>
      `De code werkt één keer en is ${minutes} minuten geldig. Heb je hem niet gevraagd? Dan hoef je niets te doen.`,
  },
  orderLinks: {
    subject: "De links naar je bestellingen",
    title: "De links naar je bestellingen.",
    preview: "Hier bekijk, wijzig of annuleer je ze.",
    intro:
      "Je vroeg om de links naar je bestellingen. Dit zijn de lopende en die van de laatste 90 dagen:",
    order: (number, day) => `${number}, ophalen op ${day}`,
    doubt: "Heb je hier niet om gevraagd? Dan hoef je niets te doen: alleen jij hebt deze mail.",
  },
  companyInvoice: {
    invoice: {
      subject: (number) => `Factuur ${number} van ${brand.name}`,
      title: (total) => `Je was van de afgelopen maand: ${total}.`,
      preview: (orders) =>
        orders === 1 ? "1 bestelling" : `${orders} bestellingen op één factuur`,
      intro: "Hier is de factuur van je bestellingen, allemaal bij elkaar.",
    },
    credit: {
      subject: (number) => `Creditfactuur ${number} van ${brand.name}`,
      title: (total) => `Je krijgt ${total} terug.`,
      preview: () => "We hebben een bestelling op een eerdere factuur gecorrigeerd.",
      intro:
        "We hebben een bestelling op een eerdere factuur gecorrigeerd. Deze creditfactuur haalt die eraf; wat de bestelling wel kost, staat op je volgende factuur.",
    },
    labels: {
      number: "Factuurnummer",
      credits: "Bij factuur",
      date: "Factuurdatum",
      total: "Totaal met btw",
      payBy: "Uiterlijk betalen",
      reference: "Je kenmerk",
    },
    files:
      "De pdf is om te lezen; je boekhoudprogramma leest het XML-bestand (UBL, Peppol BIS 3.0) zo in.",
  },
  ownerLink: {
    subject: "De link naar jullie bestellingen",
    title: "Jullie bestellingen bij elkaar.",
    preview: "Van de laatste 90 dagen, met wijzigen en annuleren.",
    intro:
      "Met deze link zie je de bestellingen van de laatste 90 dagen, en kun je ze wijzigen of annuleren:",
    button: "Bekijk de bestellingen",
    keep: "Wie deze link heeft, kan dit ook. Geef hem alleen aan wie erbij mag. Is hij in verkeerde handen? Bel ons, dan krijg je een nieuwe.",
  },
  missedStop: {
    subject: (number) => `We hebben je gemist: kies een nieuwe tijd voor ${number}`,
    title: "Kies een nieuwe tijd.",
    preview: "We stonden voor je deur, maar het lukte niet.",
    pickup: "Onze chauffeur stond voor je deur om je was op te halen, maar het lukte niet.",
    delivery: "Onze chauffeur stond voor je deur met je schone was, maar het lukte niet.",
    reasons: {
      "nobody-home": "Er deed niemand open.",
      "wrong-address": "We konden het adres niet vinden.",
      "not-ready": "De was stond nog niet klaar.",
      "no-access": "We konden niet bij je deur komen.",
    },
    choose: "Kies een nieuwe tijd die jou uitkomt.",
    free: "Dat kost je niets.",
    fee: (fee) => `Bezorgen is opnieuw niet gelukt. Daarvoor rekenen we ${fee}.`,
    until: (days) => `Horen we binnen ${days} dagen niets, dan annuleren we je bestelling.`,
    button: "Kies een nieuwe tijd",
  },
  deliveredOrder: {
    subject: (number) => `Je was is terug: ${number}`,
    title: "Je was is terug.",
    "handed-over": () => "",
    neighbours: (houseNumber) =>
      houseNumber
        ? `We hebben je was afgegeven bij de buren op nummer ${houseNumber}.`
        : "We hebben je was afgegeven bij de buren.",
    "at-door": () => "We hebben je was bij je deur gezet, zoals je had gevraagd.",
    partSubject: (number) => `Een deel van je was is terug: kies een tijd voor ${number}`,
    partTitle: (here, missing) =>
      `${here === 1 ? "Eén waszak is" : `${here} waszakken zijn`} terug, ${missing === 1 ? "één komt" : `${missing} komen`} nog.`,
    partPreview: "Kies wanneer we de rest brengen. Dat kost je niets.",
    reasons: {
      "not-in-van": "De rest zat niet in de bus.",
      "not-washed": "De rest is nog niet schoon.",
      refused: "De rest heb je nu niet aangenomen.",
    },
    choose: (missing) =>
      `Kies wanneer we ${missing === 1 ? "de andere waszak" : "de andere waszakken"} brengen. Dat kost je niets.`,
  },
  windowGone: {
    subject: (number) => `We kunnen dan niet komen: kies een nieuwe tijd voor ${number}`,
    pickup: "Het spijt ons: op het tijdstip dat je koos, kunnen we je was niet ophalen.",
    delivery: "Het spijt ons: op het tijdstip dat je koos, kunnen we je was niet bezorgen.",
    both: "Het spijt ons: op de tijdstippen die je koos, kunnen we je was niet ophalen en bezorgen.",
    call: `Lukt het niet? Bel ons: ${brand.phone}. Horen we niets, dan bellen we jou.`,
  },
  ...nextNl,
  ...payNl(),
  ...planNl,
  ...staffNl(),
  deskMessage: {
    subject: (number) => `Over je bestelling ${number}`,
    title: "Nieuws over je bestelling.",
    answer: `Vragen? Bel ons: ${brand.phone}.`,
  },
  kitSent: {
    subject: "Je waszak is onderweg",
    title: "Je waszak is onderweg.",
    preview: "Hij past door de brievenbus en is er voordat we komen.",
    intro:
      "We hebben je starterspakket op de post gedaan: een waszak die door de brievenbus past. Meestal is hij er de volgende werkdag.",
    fill: "Vul hem en zet hem klaar voor de chauffeur. Er past ongeveer 12 kilo in.",
    missing: `Ligt hij er een dag voor het ophalen nog niet? Bel ons dan: ${brand.phone}.`,
  },
  company: {
    subject: (number) => `Bestelling ${number} is geplaatst namens je bedrijf`,
    title: "Een bestelling voor je bedrijf.",
    preview: "Zie wat er besteld is en wanneer we komen.",
    intro: "Namens je bedrijf is deze bestelling geplaatst:",
    doubt: `Ken je deze bestelling niet? Bel ons dan meteen: ${brand.phone}.`,
  },
  location: {
    subject: (number) => `Bestelling ${number} voor je locatie`,
    title: "Een bestelling voor je locatie.",
    preview: "Zie wat er besteld is en wanneer we komen.",
    b2b: "Voor je locatie is deze bestelling geplaatst:",
    retail: "Voor je locatie is een afgifte aangemeld. Onze chauffeur haalt die op:",
    collection: "Voor je locatie is gevraagd om op te halen. Onze chauffeur komt langs:",
    doubt: `Ken je deze bestelling niet? Bel ons: ${brand.phone}.`,
  },
  operations: {
    subject: (number, kind) => `Nieuwe bestelling ${number} (${kind})`,
    title: "Een nieuwe bestelling.",
  },
  reset: {
    subject: "Kies een nieuw wachtwoord",
    title: "Kies een nieuw wachtwoord.",
    preview: "Met de knop in deze mail. Die werkt één keer.",
    intro: `Je hebt een nieuw wachtwoord aangevraagd voor je account bij ${brand.name}. Met deze knop kies je er een:`,
    button: "Kies een nieuw wachtwoord",
    validity: (hours) =>
      `De link werkt één keer en is ${hours} uur geldig. Heb je hem niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.`,
  },
  changed: {
    subject: "Je wachtwoord is gewijzigd",
    title: "Je wachtwoord is gewijzigd.",
    preview: "Was jij dit niet? Bel ons dan meteen.",
    intro: `Het wachtwoord van je account bij ${brand.name} is gewijzigd op`,
    doubt: `Was jij dit niet? Bel dan meteen ${brand.phone}. Op al je andere apparaten ben je uitgelogd.`,
  },
  areaThanks: {
    subject: "We laten het je weten als we bij je langskomen",
    title: "We laten het je weten.",
    preview: "Je krijgt één e-mail zodra we bij je komen.",
    intro: (postalCode) =>
      `Leuk dat je bij ons wilt bestellen. In ${postalCode} komen we nog niet. Zodra dat verandert, krijg je één e-mail van ons.`,
    privacy: "We gebruiken je e-mailadres nergens anders voor.",
  },
  areaOpened: {
    subject: "We komen nu ook bij jou aan de deur",
    title: "We komen nu ook bij jou aan de deur.",
    preview: "Je kunt vandaag je eerste bestelling plaatsen.",
    intro: (postalCode) => `Goed nieuws: vanaf nu halen en bezorgen we ook in ${postalCode}.`,
    button: "Plaats je eerste bestelling",
    once: "Dit is de ene e-mail waar je om vroeg.",
  },
});
