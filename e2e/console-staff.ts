import { expect, type Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { E2E_NOW, E2E_SECRET, type RunningServer } from "./running-server.ts";

const ROOT = resolve(import.meta.dirname, "..");

/** A passkey belongs to a name, never to an IP address. */
export const consoleOrigin = (server: RunningServer): string =>
  server.url.replace("127.0.0.1", "localhost");

/** Lets somebody in as the provider does, and gives the link that the command prints. */
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

/** A device of one's own that shows its passkey whenever it is asked. */
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

const CALLER = {
  contact: { name: "Karel de Wit", email: "karel@mail.example", phone: "0612345678" },
  language: "nl",
  location: {
    address: "Grote Markt 2, 2011 RD Haarlem",
    city: "Haarlem",
    country: "Nederland",
    lat: null,
    lon: null,
    postalCode: "2011RD",
    thoroughfare: "Grote Markt",
    subThoroughfare: "2",
  },
  pickupTime: "2026-11-17T18:00:00+01:00",
  deliveryTime: "2026-11-19T18:00:00+01:00",
  services: ["WF"],
  hasBag: true,
  notes: "",
  couponCode: "",
};

/** An order that staff places for a caller; its number. */
export async function orderByPhone(page: Page, server: RunningServer): Promise<string> {
  const origin = consoleOrigin(server);
  const answer = await page.request.post(`${origin}/api/console/orders`, {
    data: CALLER,
    headers: { origin, "idempotency-key": randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { number } = (await answer.json()) as { number: string };
  return number;
}
