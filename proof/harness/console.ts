import type { Browser } from "@playwright/test";
import type { Deps } from "../../apps/api/src/deps.ts";
import { keepDemoOwner } from "../../apps/api/src/modules/staff/demo-way-in.ts";
import { openStaffSession } from "../../apps/api/src/modules/staff/staff-sessions.ts";
import type { Site } from "./site.ts";

/** A desk with its list of orders and live connection open. */
export async function openConsole(
  browser: Browser,
  site: Site,
  { db, clock }: Pick<Deps, "db" | "clock">,
) {
  // The session cookie needs a host name, not an IP address.
  const origin = site.url.replace("127.0.0.1", "localhost");
  const now = clock.now();
  const owner = await keepDemoOwner({ db, clock });
  const { token } = await openStaffSession(db, owner, { device: "proof", now, passkeyAt: now });
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "nl-NL" });
  await context.addCookies([{ name: "waslijn-staff", value: token, url: origin }]);
  const page = await context.newPage();
  const following = page.waitForResponse((answer) => answer.url().endsWith("/console/live"));
  await page.goto(`${origin}/console/orders`);
  await following;
  return {
    /** Waits until the list shows this state of an order. */
    shows: async (number: string, state: string): Promise<void> => {
      await page.waitForFunction(
        ([order, words]) =>
          [...document.querySelectorAll("main tbody tr")].some(
            ({ textContent }) => textContent.includes(order) && textContent.includes(words),
          ),
        [number, state] as const,
        { polling: 20, timeout: 60_000 },
      );
    },
  };
}
