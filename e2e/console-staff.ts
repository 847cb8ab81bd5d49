import { type Role, SIGN_IN_PATH } from "@waslijn/contract/console/codes";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { openPostgres } from "../apps/api/src/db/client.ts";
import { inviteStaff } from "../apps/api/src/modules/staff/invite-staff.ts";
import { makeSignInLink } from "../apps/api/src/modules/staff/sign-in-link.ts";
import { findStaffByEmail } from "../apps/api/src/modules/staff/staff-repository.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { COMPILED } from "../scripts/test/compiled.ts";
import { E2E_NOW, E2E_SECRET, type RunningServer } from "./running-server.ts";

const CLOCK = { now: () => new Date(E2E_NOW) };
const ROOT = resolve(import.meta.dirname, "..");

/** Passkeys need a host name, not an IP address. */
export const consoleOrigin = (server: RunningServer): string =>
  server.url.replace("127.0.0.1", "localhost");

/** Adds an employee with the provider's command and returns the printed link. */
export async function addStaff(
  server: RunningServer,
  email: string,
  ...options: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    resolve(ROOT, "node_modules/.bin/node"),
    [resolve(ROOT, "apps/api/src/commands/staff.ts"), "add", email, ...options],
    {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        ...COMPILED,
        DATABASE_URL: server.databaseUrl,
        SECRET_KEY: E2E_SECRET,
        CLOCK: E2E_NOW,
        NODE_ENV: "test",
        PORT: new URL(server.url).port,
      },
    },
  );
  const [link = ""] = /http:\S+/.exec(stdout) ?? [];
  return link;
}

/** A virtual authenticator that confirms every request. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Link and code of the sign-in mail. */
export async function wayInOf(
  server: RunningServer,
  email: string,
): Promise<{ link: string; code: string }> {
  const { db, close } = openPostgres(server.databaseUrl);
  try {
    const person = await findStaffByEmail(db, email);
    if (!person) throw new Error(`Nobody here has ${email}.`);
    const deps = { db, clock: CLOCK, secrets: secretsFrom(E2E_SECRET) };
    const { token, code } = await makeSignInLink(deps, person.id);
    return { link: `${consoleOrigin(server)}${SIGN_IN_PATH}#${token}`, code };
  } finally {
    await close();
  }
}

/** A new browser context at the time of the test. */
export async function openDevice(
  browser: Browser,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    reducedMotion: "reduce",
    ...more,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(E2E_NOW);
  return page;
}

type Person = { name: string; email: string; role: Role; hub?: string };

/** An employee, signed in on a device of their own. */
export async function openConsole(
  browser: Browser,
  server: RunningServer,
  person: Person,
): Promise<Page> {
  const page = await openDevice(browser);
  await addPerson(server, person);
  await signInOn(page, server, person.email);
  return page;
}

/** Adds an employee directly in the database, without the command. */
export async function addPerson(server: RunningServer, person: Person): Promise<string> {
  const { db, close } = openPostgres(server.databaseUrl);
  const { hub = null, ...rest } = person;
  await inviteStaff({ db, clock: CLOCK }, "a test", { ...rest, hub, language: "nl" });
  const { id = "" } = (await findStaffByEmail(db, person.email)) ?? {};
  await close();
  return id;
}

/** Signs them in on this page through the API. */
export async function signInOn(page: Page, server: RunningServer, email: string): Promise<void> {
  const origin = consoleOrigin(server);
  const { link } = await wayInOf(server, email);
  const answer = await page.request.post(`${origin}/api/console/sign-in/link`, {
    data: { token: link.slice(link.indexOf("#") + 1) },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}
