import {
  consoleEndpoints,
  type ConsoleCallName,
  type ConsoleResponseOf,
} from "@waslijn/contract/console/endpoints";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Browser, Locator, Page, Route } from "@playwright/test";
import { orderByPhone } from "../console-order.ts";
import { addPerson, consoleOrigin, openDevice, signInOn } from "../console-staff.ts";
import { expect } from "../fixtures.ts";
import { noisyPhoto } from "../noisy-photo.ts";
import { newEmail } from "../order-visitor.ts";
import { E2E_NOW, type RunningServer } from "../running-server.ts";
import { useFontsHoweverLate } from "../../scripts/test/cache-fonts.ts";
import { OPEN_SHOP } from "./answers/setup.ts";
import { callOf } from "./call-of.ts";

/** Stubbed responses. Typed by the contract, so a new field is a type error here. */
export type Answers = { [N in ConsoleCallName]?: ConsoleResponseOf<N> };

const PHOTO = noisyPhoto(84, 64);

type Reply = (route: Route) => Promise<unknown>;

/** Fetches the document without cookies: signed out, the server renders no data, so the browser requests it. */
async function giveNobodysDocument(route: Route): Promise<void> {
  if (route.request().resourceType() !== "document") return route.fallback();
  const answer = await fetch(route.request().url());
  const { status, headers } = answer;
  await route.fulfill({ status, headers: Object.fromEntries(headers), body: await answer.text() });
}

/** An owner who can reach any state of the console; data that would take a week to build up is stubbed. */
export class ConsoleVisitor {
  readonly page: Page;
  readonly #server: RunningServer;
  readonly #replies = new Map<string, Reply>();
  #letGo: () => void = () => undefined;

  private constructor(page: Page, server: RunningServer) {
    this.page = page;
    this.#server = server;
  }

  static async arrive(
    browser: Browser,
    server: RunningServer,
    language: Language,
  ): Promise<ConsoleVisitor> {
    // Requests of a service worker cannot be stubbed.
    const page = await openDevice(browser, { serviceWorkers: "block" });
    const email = newEmail();
    await addPerson(server, { name: "Saar Mol", email, role: "owner" });
    await signInOn(page, server, email);
    const { hostname: domain } = new URL(consoleOrigin(server));
    const chosen = { name: "consoleLanguage", value: language, domain, path: "/console" };
    await page.context().addCookies([chosen]);
    await useFontsHoweverLate(page);
    const visitor = new ConsoleVisitor(page, server);
    await page.route("**/console/**", giveNobodysDocument);
    await page.route("**/api/console/**", (route) => visitor.#reply(route));
    return visitor;
  }

  /** Removes all stubs except photos and a shop that is set up. */
  async startAnew(): Promise<void> {
    this.#replies.clear();
    this.answer({ viewSetup: OPEN_SHOP });
    this.#replies.set("deskPhoto", (route) =>
      route.fulfill({ contentType: "image/png", body: PHOTO }),
    );
    this.letFail();
    await this.page.clock.setFixedTime(E2E_NOW);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${consoleOrigin(this.#server)}/console/${path}`);
  }

  /** An order whose bags have arrived at the counter. */
  async bringsIn(): Promise<string> {
    const number = await orderByPhone(this.page, this.#server);
    const origin = consoleOrigin(this.#server);
    await this.page.request.post(`${origin}/api/console/orders/${number}/pickup`, {
      data: { version: 1, bags: 2 },
      headers: { origin, "idempotency-key": crypto.randomUUID() },
    });
    return number;
  }

  answer(answers: Answers): void {
    for (const [name, json] of Object.entries(answers)) {
      this.#replies.set(name, (route) => route.fulfill({ json }));
    }
  }

  refuse(status: number, ...names: ConsoleCallName[]): void {
    for (const name of names) this.#replies.set(name, (route) => route.fulfill({ status }));
  }

  /** Every call answers 401, as after the session ended. */
  refuseAll(): void {
    const names = Object.keys(consoleEndpoints) as ConsoleCallName[];
    this.refuse(401, ...names.filter((name) => consoleEndpoints[name].auth === "cookie"));
  }

  cutOff(name: ConsoleCallName): void {
    this.#replies.set(name, (route) => route.abort());
  }

  /** These calls stay pending until `letFail`. */
  hang(...names: ConsoleCallName[]): void {
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    this.#letGo = resolve;
    const fail: Reply = async (route) => {
      await isOver;
      // The page may have left the screen and cancelled the request.
      await route.fulfill({ status: 500 }).catch(() => undefined);
    };
    for (const name of names) this.#replies.set(name, fail);
  }

  letFail(): void {
    this.#letGo();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  button(name: RegExp): Locator {
    return this.page.getByRole("button", { name }).first();
  }

  async close(): Promise<void> {
    if ((await this.#over.count()) === 0) return;
    await this.page.keyboard.press("Escape");
    await expect(this.#over).toHaveCount(0);
  }

  /** An overlay is open and fully loaded. */
  async seesOpened(): Promise<void> {
    await expect(this.#over).toBeVisible();
    await expect(this.#over.locator(".bones")).toHaveCount(0);
  }

  /** The screen is fully loaded. */
  async seesScreen(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect(this.page.locator("main")).toBeVisible();
    await expect(this.page.locator(".bones")).toHaveCount(0);
  }

  get #over(): Locator {
    return this.page.locator(":modal, [role=menu]");
  }

  async #reply(route: Route): Promise<unknown> {
    const request = route.request();
    const name = callOf(request.method(), new URL(request.url()).pathname);
    const reply = name === undefined ? undefined : this.#replies.get(name);
    return reply ? reply(route) : route.continue();
  }
}
