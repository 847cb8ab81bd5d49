import type { Locator, Page } from "@playwright/test";
import { expect, open, PHONE, test } from "./fixtures.ts";
import { followOrder } from "./follow-order.ts";
import { at } from "./order-situation.ts";
import { emptyWindows } from "./order-visitor.ts";
import { DELIVERED, PLANNED } from "./states/my-order.ts";
import { cared, complaint, PLAN, planned } from "./states/my-order-after.ts";
import type { NextState } from "./states/state.ts";

test.use({ viewport: PHONE });

type Action = {
  opener: RegExp;
  /** The form or dialog that opens. */
  opened: (page: Page) => Locator;
  close: RegExp;
};

const dialog = (page: Page): Locator => page.getByRole("dialog");
const within = (section: string) => (page: Page) =>
  page.locator("form", { has: page.locator(section) });
const reported = { ...DELIVERED, care: true };

/** All forms and dialogs that open in place on the order page, by the state of the order. */
const ACTIONS: { name: string; order: NextState["prepare"]; actions: Action[] }[] = [
  {
    name: "details, a cancellation, a withdrawal and a new plan",
    order: at({}),
    actions: [
      {
        opener: /^Wijzig de aanwijzingen/,
        opened: within("#order-driver"),
        close: /^Niet wijzigen/,
      },
      { opener: /^Bestelling annuleren/, opened: dialog, close: /^Nee, laat maar staan/ },
      { opener: /^Hier de overeenkomst herroepen/, opened: dialog, close: /^Nee, laat maar staan/ },
      { opener: /^Vaste afspraak maken/, opened: dialog, close: /^Sluiten/ },
    ],
  },
  {
    name: "a plan to look at",
    order: at({ plan: PLANNED }, undefined, planned(PLAN)),
    actions: [{ opener: /^Bekijk of wijzig je vaste/, opened: dialog, close: /^Sluiten/ }],
  },
  {
    name: "another day for a plan",
    order: at(DELIVERED),
    actions: [{ opener: /^Andere dag/, opened: dialog, close: /^Sluiten/ }],
  },
  {
    name: "a plan to change or stop",
    order: at(DELIVERED, undefined, planned(PLAN)),
    actions: [
      { opener: /^Wijzig.*afspraak/, opened: dialog, close: /^Sluiten/ },
      { opener: /^Stop/, opened: dialog, close: /^Sluiten/ },
    ],
  },
  {
    name: "a problem to report",
    order: at(reported, undefined, cared([])),
    actions: [
      {
        opener: /^Meld een probleem/,
        opened: (page) => page.locator("form", { has: page.getByRole("combobox") }),
        close: /^Nu niet/,
      },
    ],
  },
  {
    name: "an offer to refuse",
    order: at(reported, undefined, cared([complaint])),
    actions: [
      {
        opener: /^Nee, want/,
        opened: (page) => page.getByRole("article").locator("form"),
        close: /^Nu niet/,
      },
    ],
  },
];

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** The focused element: whether it can be seen, with nothing sticky over it. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { top, left, width, height } = focused.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown !== null && (focused.contains(shown) || shown.contains(focused));
  });

for (const { name, order, actions } of ACTIONS) {
  test(`${name}: opens where it was pressed, takes the focus and gives it back [MINE-17]`, async ({
    page,
  }) => {
    await open(page, "/nl/orders/-");
    await order(page, "nl");
    // Wait until lazily loaded parts no longer shift the buttons.
    await page.getByRole("complementary").waitFor();
    await page.locator("#order-plan").waitFor();
    for (const { opener, opened, close } of actions) {
      await test.step(String(opener), async () => {
        const button = page.getByRole("button", { name: opener });
        await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
        const before = await scrolled(page);
        expect(before).toBeGreaterThan(0);

        await button.click();
        const form = opened(page);
        await expect(form).toBeVisible();
        await expect(form.locator(":focus")).toHaveCount(1);
        expect(await focusIsSeen(page)).toBe(true);
        expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(PHONE.height / 2);

        await form.getByRole("button", { name: close }).click();
        await expect(form).toHaveCount(0);
        await expect(button).toBeFocused();
        expect(await focusIsSeen(page)).toBe(true);
        expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(PHONE.height / 2);
      });
    }
  });
}

test.describe("with a real order", () => {
  test.beforeEach(({ server }) => emptyWindows(server));

  test("saved details are read where they were edited; other times lead back to their button; a cancelled order is told from its heading [MINE-17]", async ({
    page,
  }) => {
    await followOrder(page, "nl");
    const edit = page.getByRole("button", { name: /^Wijzig de aanwijzingen/ });
    await edit.click();
    await expect(page.getByLabel("Bel", { exact: true })).toBeFocused();
    await page.keyboard.type("De Wit");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(edit).toBeFocused();
    await expect(page.getByText("De Wit", { exact: true })).toBeInViewport();
    await edit.click();
    await page.goBack();
    await expect(edit).toBeFocused();

    const change = page.getByRole("button", { name: "Tijden wijzigen" });
    await change.click();
    await page.getByRole("button", { name: "Laat het zoals het was" }).click();
    await expect(change).toBeFocused();

    await page.getByRole("button", { name: "Bestelling annuleren" }).click();
    await page.getByRole("button", { name: "Ja, annuleer" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("status").getByText("Geannuleerd.")).toBeInViewport();
  });
});
