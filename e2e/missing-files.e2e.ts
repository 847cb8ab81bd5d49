import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";

/** Pages with a form, and how its first field is filled in. */
const FORMS: Record<string, (page: Page) => Promise<void>> = {
  "/en/": (page) => page.getByLabel("Do we come").fill("2011DB"),
  "/en/?page=address-selection": (page) => page.getByLabel("Postal code").fill("2011DB"),
  "/en/recover": (page) => page.getByLabel("E-mail").fill("sam@example.org"),
};

for (const [path, fill] of Object.entries(FORMS)) {
  test(`what is sent on ${path} is sent whichever of its files is missing`, async ({ page }) => {
    for (const file of await filesOf(page, path)) {
      await test.step(`${file} is missing`, async () => {
        const isSent = Promise.withResolvers<void>();
        await page.route(`**${file}`, async (route) => {
          await isSent.promise;
          await route.abort();
        });
        await page.goto(path);
        await fill(page);
        const sent = page.waitForRequest((request) => request.isNavigationRequest());
        await page.keyboard.press("Enter");
        isSent.resolve();
        await sent;
        await page.unroute(`**${file}`);
      });
    }
  });
}

for (const path of ["/en/faq", "/en/retail"]) {
  test(`no press is kept on ${path} whichever of its files is missing`, async ({ page }) => {
    for (const file of await filesOf(page, path)) {
      await test.step(`${file} is missing`, async () => {
        await page.route(`**${file}`, (route) => route.abort());
        await page.goto(path);
        await expect.poll(() => page.evaluate(pressIsFree)).toBe(true);
        await page.unroute(`**${file}`);
      });
    }
  });
}

/** The scripts that are asked for before a page takes events. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") files.push(new URL(request.url()).pathname);
  });
  await open(page, path);
  page.removeAllListeners("request");
  return files;
}

/** Whether a press reaches the browser, or a running app, instead of being kept for one that never comes. */
function pressIsFree(): boolean {
  if (document.documentElement.dataset.ready) return true;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  return document.querySelector("button[type=button]")?.dispatchEvent(press) ?? false;
}
