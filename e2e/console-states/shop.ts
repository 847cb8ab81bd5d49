import { expect } from "../fixtures.ts";
import { KITS, SUBSCRIBERS } from "./answers/people.ts";
import { askingScreen, opened, openedByButton, screen, type ConsoleWalk } from "./state.ts";

const list = (name: string): ConsoleWalk =>
  askingScreen(
    { name, path: `shop/${name}`, asks: ["listData"] },
    openedByButton(`${name}-add`, /^(Nieuwe?|New|Sluit een dag|Close a day)/),
  );

/** The shop's settings, with the demonstration data. */
export const shop: ConsoleWalk[] = [
  askingScreen(
    { name: "windows", path: "windows", asks: ["viewWindows"] },
    opened("windows-close-day", (visitor) =>
      visitor.button(/^(Sluit een dag|Close a day)/).click(),
    ),
    {
      name: "windows-edit",
      async reach(visitor) {
        await visitor.close();
        await visitor.page.locator("[data-place]").first().click();
        await expect(visitor.page.getByLabel(/^(Plekken|Places)/)).toBeVisible();
      },
    },
  ),
  askingScreen({ name: "prices", path: "prices?day=2027-06-01", asks: ["listData"] }),
  askingScreen(
    {
      name: "areas",
      path: "areas",
      asks: ["deskAreas"],
      answers: { listSubscribers: SUBSCRIBERS },
    },
    {
      name: "areas-subscribers",
      async reach(visitor) {
        await visitor.button(/^(Toon adressen|Show addresses)/).click();
        await expect(visitor.page.getByText("eva@voorbeeld.example")).toBeVisible();
      },
    },
  ),
  askingScreen({ name: "kits", path: "kits", asks: ["listKits"], answers: { listKits: KITS } }),
  screen({ name: "kits-none", path: "kits", answers: { listKits: { waiting: [], sent: [] } } }),
  screen(
    { name: "visitor", path: "visitor" },
    {
      name: "visitor-wrong",
      async reach({ page }) {
        await page.getByLabel(/^(Postcode|Postal code)/).fill("20");
        await page.keyboard.press("Enter");
        await expect(page.locator("[aria-invalid=true]")).toBeVisible();
      },
    },
    {
      name: "visitor-seen",
      async reach({ page }) {
        await page.getByLabel(/^(Postcode|Postal code)/).fill("2011DB");
        await page.getByLabel(/^(Huisnummer|House number)/).fill("18");
        await page.keyboard.press("Enter");
        await page.locator("summary").first().click();
        await expect(page.getByRole("table").first()).toBeVisible();
      },
    },
  ),
  list("hubs"),
  list("holidays"),
  screen(
    { name: "shop-stages", path: "shop/stages" },
    {
      name: "shop-stages-suggested",
      async reach(visitor) {
        await visitor.button(/^(Begin met wassen|Start with wash)/).click();
        await expect(visitor.button(/^(Verwijder|Remove)/).first()).toBeVisible();
      },
    },
  ),
  list("promo-codes"),
  list("companies"),
  list("locations"),
  screen({ name: "files", path: "shop/files" }),
  askingScreen({ name: "reports", path: "reports", asks: ["readReport"] }),
];
