import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { open } from "./fixtures.ts";
import { ADDRESS, DELIVERY, newEmail, OrderVisitor, PICKUP, WORDS } from "./order-visitor.ts";

export const BUSINESS_WORDS = {
  en: {
    company: "Company",
    bag: { yes: "Yes, we have a bag", no: "Not yet, send me one" },
    consent: /I agree to the/,
    found: "Found. Now enter the address.",
    nextTime: "Next - Pickup time",
    unspoken: /deliver|Back on a hanger/i,
    title: { "re-use": /picked up and brought back/, "re-cover": /Textiles you don’t need back/ },
  },
  nl: {
    company: "Bedrijf",
    bag: { yes: "Ja, we hebben een waszak", no: "Nog niet, stuur er een" },
    consent: /Ik ga akkoord met de/,
    found: "Gevonden. Vul nu het adres in.",
    nextTime: "Volgende - Ophaaltijd",
    unspoken: /bezorg|weer aan|Terug op een hanger/i,
    title: {
      "re-use": /opgehaald en teruggebracht/,
      "re-cover": /Textiel dat je niet terug hoeft/,
    },
  },
} as const;

export const COMPANY = "Brasserie Noorderlicht";

/** A visitor of one of the company wizards. */
export class BusinessVisitor extends OrderVisitor {
  readonly kind: "re-use" | "re-cover";

  constructor(page: Page, kind: "re-use" | "re-cover", language: Language = "nl") {
    super(page, language);
    this.kind = kind;
    this.email = newEmail();
  }

  get own() {
    return BUSINESS_WORDS[this.language];
  }

  /** Re-cover has no delivery, so the button names the pickup only. */
  get nextTime() {
    return this.button(this.kind === "re-cover" ? this.own.nextTime : this.words.nextTime);
  }

  get companyField() {
    return this.page.getByRole("combobox", { name: this.own.company });
  }

  async opensWizard(query = ""): Promise<void> {
    await open(this.page, `/${this.language}/${this.kind}${query}`);
    await this.sees(this.own.title[this.kind]);
  }

  async choosesCompany(name = COMPANY): Promise<void> {
    await this.companyField.fill(name.slice(0, 6));
    await this.page.getByRole("option", { name }).click();
    await this.page.getByText(this.own.found).waitFor();
  }

  async fillsServiceAddress(address = ADDRESS): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words.postalCode).fill(address.postalCode);
    await page.getByLabel(words.houseNumber).fill(address.houseNumber);
    if (address.addition) await page.getByLabel(words.addition).fill(address.addition);
    await this.button(WORDS[this.language].next).click();
  }

  async choosesWindows(): Promise<void> {
    await this.sees(this.words.time);
    await this.chooses("pickup", PICKUP);
    if (this.kind === "re-use") await this.chooses("delivery", DELIVERY);
    await this.button(this.words.nextOverview).click();
  }

  async fillsBusinessContact(): Promise<void> {
    const { page, words } = this;
    await this.sees(words.overview);
    await page.getByLabel(words.name, { exact: true }).fill("Noor de Wit");
    await page.getByLabel(words.phone, { exact: true }).fill("06 1234 5678");
    await page.getByLabel(words.email).fill(this.email);
    await page.getByLabel(this.own.consent).check();
  }

  /** From the company to the given step. */
  async goesAlong(step: "service" | "time" | "overview", query = ""): Promise<void> {
    await this.opensWizard(query);
    await this.choosesCompany();
    await this.fillsServiceAddress();
    await this.sees(this.words.service);
    if (step === "service") return;
    await this.nextTime.click();
    await this.sees(this.words.time);
    if (step === "time") return;
    await this.choosesWindows();
    await this.sees(this.words.overview);
  }
}
