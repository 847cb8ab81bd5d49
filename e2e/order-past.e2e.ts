import { expect, open, PHONE, test } from "./fixtures.ts";
import { at } from "./order-situation.ts";
import { refusedBy } from "./order-view.ts";
import { DELIVERED } from "./states/my-order.ts";
import { cared, complaint } from "./states/my-order-after.ts";

test.use({ viewport: PHONE });
test.beforeEach(({ page }) => open(page, "/nl/orders/-"));

const free = { may: "free" } as const;
const late = { may: "fee", cents: 1000 } as const;

test("who cancels late and may still withdraw is told so, and led there [MINE-04] [MINE-14]", async ({
  page,
}) => {
  const allowed = {
    pickup: late,
    delivery: free,
    both: late,
    cancel: late,
    withdraw: free,
    details: free,
  };
  await at({ allowed })(page, "nl");
  await page.getByRole("button", { name: "Bestelling annuleren" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("annuleren € 10");
  await expect(dialog).toContainText("tot en met maandag 30 november. Herroepen kost niets.");
  await dialog.getByRole("button", { name: "Hier de overeenkomst herroepen" }).click();
  await expect(dialog).toContainText("Wil je de overeenkomst herroepen?");

  await at({ allowed: { ...allowed, withdraw: refusedBy("picked-up") } })(page, "nl");
  await page.getByRole("button", { name: "Bestelling annuleren" }).click();
  await expect(dialog).not.toContainText("bedenktijd");
});

test("after a missed pickup no delivery is promised, and nothing goes into a calendar [MINE-02]", async ({
  page,
}) => {
  await at({ awaits: "pickup" })(page, "nl");
  const windows = page.getByRole("region", { name: "Wanneer we komen" });
  await expect(windows).toContainText("Bezorgen");
  await expect(windows).toContainText("volgt op het nieuwe ophalen");
  await expect(page.getByRole("main")).not.toContainText("donderdag 19 november");
  await expect(page.getByRole("main")).not.toContainText("do 19 nov");
  await expect(page.getByRole("link", { name: "Zet in mijn agenda" })).toHaveCount(0);
});

test("what was done has its tick and its time; only what is to come stands as a window [MINE-02]", async ({
  page,
}) => {
  const history = [
    { kind: "placed", at: "2026-11-15T14:32:00+01:00" },
    { kind: "picked-up", at: "2026-11-17T18:52:00+01:00" },
  ] as const;
  await at({ state: "picked-up", version: 2, history: [...history] })(page, "nl");
  const windows = page.getByRole("region", { name: "Wanneer we komen" });
  await expect(windows.getByRole("listitem")).toHaveText("Opgehaald dinsdag 17 november, 18:52");
  await expect(windows).toContainText("donderdag 19 november");
  await expect(windows).not.toContainText("18:00 – 20:00Bezorgen");
  await expect(windows.getByText("Ophalen", { exact: true })).toHaveCount(0);
});

test("a deadline for our answer is a day, and one that passed is apologised for with a new one [CARE-02]", async ({
  page,
}) => {
  const opened = { ...complaint, state: "open", messages: complaint.messages.slice(0, 1) } as const;
  await at({ ...DELIVERED, care: true }, undefined, cared([opened]))(page, "nl");
  const card = page.getByRole("article");
  await expect(card).toContainText("Je hebt ons antwoord uiterlijk woensdag 18 november.");
  await at({ ...DELIVERED, care: true }, undefined, cared([{ ...opened, late: true }]))(page, "nl");
  await expect(card).toContainText(
    "Sorry, ons antwoord is later dan beloofd. Je hebt het nu uiterlijk woensdag 18 november.",
  );
});
