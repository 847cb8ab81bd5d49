import type { Language } from "@waslijn/contract/shared/constants";
import { expect, type Page } from "@playwright/test";
import { open } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import type { RunningServer } from "./running-server.ts";

/** Texts of the flow's buttons and fields. */
export const WORDS = {
  en: {
    postalCode: "Postal code",
    houseNumber: "House number",
    street: "Street",
    city: "City",
    addition: "Addition or floor",
    check: "Check availability",
    email: "E-mail",
    password: "Password",
    terms: /I agree to the/,
    next: "Next",
    nextTime: "Next - Pickup & delivery time",
    nextOverview: "Next - Almost there",
    confirm: /^Confirm order/,
    back: "Back",
    edit: "Edit address",
    logIn: "Log in",
    services: { DC: /Dry cleaning/, WF: /Wash and fold/, LS: /Shirt service/, IO: /Expert order/ },
    account: "Who are you?",
    service: "What can we wash for you?",
    time: "When can we come?",
    overview: "Almost there",
    address: "Where do we pick up?",
    placed: /Thank you/,
    day: "Day",
    pickup: "Pickup",
    delivery: "Delivery",
    choose: /^Choose /,
    name: "Name",
    phone: "Phone",
    note: "Note with your order optional",
    coupon: "Promo code optional",
    checked: "I have checked my order and details",
  },
  nl: {
    postalCode: "Postcode",
    houseNumber: "Huisnummer",
    street: "Straat",
    city: "Plaats",
    addition: "Toevoeging of verdieping",
    check: "Check beschikbaarheid",
    email: "E-mail",
    password: "Wachtwoord",
    terms: /Ik ga akkoord met de/,
    next: "Volgende",
    nextTime: "Volgende - Ophaal- en bezorgtijd",
    nextOverview: "Volgende - Bijna klaar",
    confirm: /^Bevestig je bestelling/,
    back: "Terug",
    edit: "Adres wijzigen",
    logIn: "Log in",
    services: { DC: /Stomen/, WF: /Wassen en vouwen/, LS: /Overhemden/, IO: /Kies voor mij/ },
    account: "Wie ben je?",
    service: "Wat mogen we wassen?",
    time: "Wanneer zijn we welkom?",
    overview: "Bijna klaar",
    address: "Waar halen we op?",
    placed: /Dank je wel/,
    day: "Dag",
    pickup: "Ophalen",
    delivery: "Bezorgen",
    choose: /^Kies /,
    name: "Naam",
    phone: "Telefoon",
    note: "Opmerking bij je bestelling mag leeg",
    coupon: "Actiecode mag leeg",
    checked: "Ik heb mijn bestelling en gegevens gecontroleerd",
  },
} as const;

export type ServiceOption = "DC" | "WF" | "LS" | "IO";
export type Window = { day: string; hour: string };

/** Thursday of the tests' week, and the Monday after. */
export const PICKUP: Window = { day: "2026-11-19", hour: "10:00" };
export const DELIVERY: Window = { day: "2026-11-23", hour: "12:00" };
const CHOSEN_TIMES = {
  pickupDate: { date: PICKUP.day, default: false },
  pickupTime: PICKUP.hour,
  deliveryDate: { date: DELIVERY.day, default: false },
  deliveryTime: DELIVERY.hour,
};
/** Street and city are asked where no address register is loaded. */
type TypedAddress = typeof ADDRESS & { street: string; city: string };
export const ADDRESS = { postalCode: "2011DB", houseNumber: "18", addition: "A" };
/** Result of the address check. */
export const HOME = {
  address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  city: "Haarlem",
  country: "Netherlands",
  lat: 52.38114,
  lon: 4.63802,
  postalCode: "2011DB",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};
export const PASSWORD = "blauwe fiets in de regen";

let made = 0;
/** A new address on every call. */
export const newEmail = (): string => `klant${Date.now()}-${++made}@voorbeeld.nl`;

/** A visitor of the consumer flow, in one language, at one width. */
export class OrderVisitor {
  readonly page: Page;
  readonly language: Language;
  email = newEmail();

  constructor(page: Page, language: Language = "nl") {
    this.page = page;
    this.language = language;
  }

  get words() {
    return WORDS[this.language];
  }

  async opens(orderPage: string, route = ""): Promise<void> {
    await open(this.page, `/${this.language}/${route}?page=${orderPage}`);
  }

  async sees(heading: string | RegExp): Promise<void> {
    await this.page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }

  tabsTo(name: RegExp): Promise<void> {
    return tabTo(this.page, name);
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name, exact: true });
  }

  async fillsAddress(address: Partial<TypedAddress> = ADDRESS): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words.postalCode).fill(address.postalCode ?? "");
    await page.getByLabel(words.houseNumber).fill(address.houseNumber ?? "");
    if (address.addition) await page.getByLabel(words.addition).fill(address.addition);
    if (address.street) await page.getByLabel(words.street).fill(address.street);
    if (address.city) await page.getByLabel(words.city).fill(address.city);
    await this.button(words.check).click();
  }

  async makesAccount(): Promise<void> {
    const { page, words } = this;
    await this.sees(words.account);
    await page.getByLabel(words.email).fill(this.email);
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(words.terms).check();
    await this.button(words.next).click();
  }

  async choosesServices(...services: ServiceOption[]): Promise<void> {
    await this.sees(this.words.service);
    for (const service of services) {
      await this.page.getByRole("checkbox", { name: this.words.services[service] }).check();
    }
    await this.button(this.words.nextTime).click();
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** In the card on desktops, in the sheet on phones. */
  async chooses(kind: "pickup" | "delivery", { day, hour }: Window): Promise<void> {
    const { page, words } = this;
    if (!this.isPhone) {
      const card = page.getByRole("region", { name: words[kind] });
      const days = card.getByLabel(words.day);
      if ((await days.inputValue()) !== day) await days.selectOption(day);
      await card.getByRole("radio", { name: new RegExp(`^${hour}`) }).check();
      return;
    }
    const sheet = await this.opensSheet(kind);
    await sheet.locator(`input[value="${day}"]`).check();
    await sheet.getByRole("radio", { name: new RegExp(`^${hour}`) }).check();
    await sheet.getByRole("button", { name: words.choose }).click();
    await expect(sheet).toBeHidden();
  }

  /** After a pickup the delivery sheet opens by itself. */
  async opensSheet(kind: "pickup" | "delivery") {
    const { page, words } = this;
    const sheet = page.getByRole("dialog", { name: words[kind] });
    const card = page.getByRole("button", { name: new RegExp(`^${words[kind]}`), disabled: false });
    await sheet.or(card).first().waitFor();
    if (!(await sheet.isVisible())) await card.click();
    return sheet;
  }

  async choosesTimes(pickup = PICKUP, delivery = DELIVERY): Promise<void> {
    await this.sees(this.words.time);
    await this.chooses("pickup", pickup);
    await this.chooses("delivery", delivery);
    await this.button(this.words.nextOverview).click();
  }

  async fillsContact(phone = "06 1234 5678"): Promise<void> {
    const { page, words } = this;
    await this.sees(words.overview);
    await page.getByLabel(words.name, { exact: true }).fill("Noor de Wit");
    await page.getByLabel(words.phone, { exact: true }).fill(phone);
    await page.getByLabel(words.checked).check();
  }

  async confirms(): Promise<void> {
    await this.button(this.words.confirm).click();
  }

  /** From screen 1 to the given step. */
  async goesTo(step: "account" | "service" | "time" | "overview"): Promise<void> {
    if (!this.page.url().endsWith("page=address-selection")) await this.opens("address-selection");
    await this.fillsAddress();
    await this.sees(this.words.account);
    if (step === "account") return;
    await this.makesAccount();
    await this.sees(this.words.service);
    if (step === "service") return;
    await this.choosesServices("DC", "WF");
    await this.sees(this.words.time);
    if (step === "time") return;
    await this.choosesTimes();
    await this.sees(this.words.overview);
  }

  /** As after a reload on that step: the draft is in sessionStorage, and the password is asked again (SESS-09). */
  async comesBackTo(step: "time" | "overview"): Promise<void> {
    const { page, words } = this;
    const kept = {
      location: { ...HOME, loaded: true },
      formattedAddress: HOME.address,
      email: this.email,
      signUpTerms: true,
      cleaningServices: ["DC", "WF"],
      dryCleaning: true,
      washFold: true,
      times: step === "overview" ? CHOSEN_TIMES : undefined,
    };
    await page.goto("/robots.txt");
    await page.evaluate(
      (draft) => sessionStorage.setItem("order.consumer", draft),
      JSON.stringify(kept),
    );
    await this.opens(step === "time" ? "select-dates" : "confirm-order");
    await this.sees(words.account);
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await this.button(words.next).click();
    await this.sees(words[step]);
  }

  async logsIn(email = "demo@waslijn.example", password = "schone-was-2026"): Promise<void> {
    const login = this.page.getByRole("region", {
      name: this.language === "nl" ? "Al eens besteld?" : "Been here before?",
    });
    await login.getByLabel(this.words.email).fill(email);
    await login.getByLabel(this.words.password, { exact: true }).fill(password);
    await login.getByRole("button", { name: this.words.logIn }).click();
  }
}

/** Events in the data layer, in order: `service-select WF`. */
export const eventsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; service?: string }[] };
    return dataLayer.flatMap(({ event, service }) =>
      event ? [service ? `${event} ${service}` : event] : [],
    );
  });

/** All tests book the same windows: empties them, so that none is full. */
export const emptyWindows = async (server: RunningServer): Promise<void> => {
  await server.query("DELETE FROM slots");
};

/** For tests with many orders on one server that are not about full windows. */
export const widenWindows = async (server: RunningServer): Promise<void> => {
  await server.query("UPDATE hub_windows SET capacity = greatest(capacity, 200)");
};
