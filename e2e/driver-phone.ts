import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../scripts/test/chromium.ts";
import { expect, PHONE } from "./fixtures.ts";

/** A phone whose browser can be closed and reopened with its storage. */
export class DriverPhone {
  readonly #folder: string;
  readonly #now: string;
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  private constructor(folder: string, now: string) {
    this.#folder = folder;
    this.#now = now;
  }

  static async buy(now: string): Promise<DriverPhone> {
    const phone = new DriverPhone(await mkdtemp(join(tmpdir(), "driver-phone-")), now);
    await phone.turnOn();
    return phone;
  }

  get page(): Page {
    if (!this.#page) throw new Error("The phone is off.");
    return this.#page;
  }

  async turnOn({ offline = false } = {}): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
      viewport: PHONE,
      locale: "nl-NL",
      timezoneId: "Europe/Amsterdam",
      reducedMotion: "reduce",
      offline,
    });
    const [page] = this.#context.pages();
    this.#page = page ?? (await this.#context.newPage());
    await this.#page.clock.setFixedTime(this.#now);
  }

  async turnOff(): Promise<void> {
    await this.#context?.close();
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#context?.setOffline(offline);
  }

  async throwAway(): Promise<void> {
    await this.turnOff();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Everything that the console has in IndexedDB. */
  kept(): Promise<{ acts: { subject: string; what: object }[]; papers: { name: string }[] }> {
    return this.page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("waslijn-console");
        request.addEventListener("success", () => resolve(request.result));
      });
      const all = (name: string) =>
        new Promise<never[]>((resolve) => {
          const request = database.transaction(name).objectStore(name).getAll();
          request.addEventListener("success", () => resolve(request.result as never[]));
        });
      return { acts: await all("acts"), papers: await all("papers") };
    });
  }
}

/** For gloves: no touch target is smaller than 44 px. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(a, button, summary, label.btn, label.why-r)")]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
}
