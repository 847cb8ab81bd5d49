import type { Page } from "@playwright/test";
import { expect, open, test, variants } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { barcodesOn, pagesOf, wordsOf } from "./label-pdf.ts";
import { collectCalls, nameOf, SCREENS } from "./locations.ts";

const WORDS = {
  nl: {
    caption: "bijv. BC12M",
    notFound: "Deze code kennen we niet. Probeer het nog eens.",
    instruction: "Plak dit retourlabel over de bezorgbon.",
    undeliverable: "Onbestelbaar? Retour aan",
    preview: "Voorbeeld van het label",
  },
  en: {
    caption: "e.g. BC12M",
    notFound: "Location not found. Check the code and try again.",
    instruction: "Stick this return label over the delivery slip.",
    undeliverable: "Undeliverable? Return to",
    preview: "Preview of the label",
  },
} as const;

const box = (page: Page) => page.getByPlaceholder("BLS code");
const print = (page: Page) => page.getByRole("button", { name: "Print label" });
const pdfOf = (page: Page) => page.pdf({ preferCSSPageSize: true });

/** Code of the label shown on the page. */
const labelOf = async (page: Page): Promise<string> =>
  (await page.locator("dd", { hasText: /^3S/ }).first().innerText()).trim();

for (const { language, viewport } of variants(SCREENS, 1)) {
  const words = WORDS[language];
  test.describe(`return label, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("five characters make a label with all it needs [RET-01] [RET-02] [RET-05] [RET-06] [RET-07] [RET-08] [RET-10] [RET-12] [RET-13] [RET-15] [SESS-29]", async ({
      page,
      server,
    }) => {
      await open(page, `/${language}/retour`);
      await expect(page.getByText(words.caption, { exact: true })).toBeVisible();
      await box(page).pressSequentially("bc12m");
      await expect(print(page)).toBeVisible();
      const [row] = await server.query<{ label: string }>(
        "SELECT label FROM return_labels JOIN service_points ON id = service_point_id WHERE bls = 'BC12M'",
      );
      const card = page.getByRole("region", { name: /Gegevens van het label|Label details/ });
      for (const fact of ["BC12M", row?.label ?? "", "Schoon & Zo Wasserij", "PostNL Haarlem"]) {
        await expect(card.getByText(fact, { exact: true })).toBeVisible();
      }
      const sheet = page.getByRole("region", { name: words.preview });
      for (const line of [
        words.instruction,
        "PostNL Haarlem",
        words.undeliverable,
        "Waslijn Retouren",
        "Antwoordnummer 1234",
        "2000 VB Haarlem",
      ]) {
        await expect(sheet.getByText(line, { exact: true })).toBeVisible();
      }
    });
  });
}

for (const { language, viewport } of variants(SCREENS, 0)) {
  const words = WORDS[language];
  test.describe(`return label, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a code that nobody has says so and can be mended [RET-14] [ERR-15]", async ({ page }) => {
      await open(page, `/${language}/retour`);
      await box(page).pressSequentially("BC12X");
      await expect(page.getByText(words.notFound)).toBeVisible();
      await expect(box(page)).toHaveValue("BC12X");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("m");
      await expect(print(page)).toBeVisible();
    });
  });
}

test("the code is asked for once, at the fifth character and in capitals [RET-03] [RET-04] [RULE-15]", async ({
  page,
}) => {
  const calls = collectCalls(page);
  await open(page, "/nl/retour");
  await box(page).pressSequentially("nl0a");
  expect(calls).toHaveLength(0);
  await box(page).pressSequentially("xyz");
  await expect(box(page)).toHaveValue("NL0AX");
  await expect(print(page)).toBeVisible();
  expect(calls.map(nameOf)).toEqual(["POST /shipment-labels/bls/NL0AX"]);
  expect(calls[0]?.postData()).toBeNull();
});

test("a pasted code loses its spaces, not its end", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/nl/retour");
  await page.evaluate(() => navigator.clipboard.writeText("  bc 12m\n"));
  await box(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(box(page)).toHaveValue("BC12M");
  await expect(print(page)).toBeVisible();
});

test("without a postal hub the station is the hub [RET-08] [RET-12]", async ({ page }) => {
  await open(page, "/nl/retour");
  await box(page).pressSequentially("NL0AX");
  const sheet = page.getByRole("region", { name: "Voorbeeld van het label" });
  await expect(sheet).toContainText("Den Haag");
});

test("a location without laundry and hubs still gets its label [API-29] [API-44]", async ({
  page,
}) => {
  await page.route("**/api/shipment-labels/**", (route) =>
    route.fulfill({
      json: {
        servicePoint: { bls: "BC12M", serviceCompany: null, postNLHub: null, hub: null },
        returnLabel: { label: "3SWAS0000000001" },
      },
    }),
  );
  await open(page, "/nl/retour");
  await box(page).pressSequentially("BC12M");
  await expect(print(page)).toBeVisible();
  await expect(page.getByText("Station")).toHaveCount(0);
});

test.describe("on paper", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/nl/retour");
    await box(page).pressSequentially("BC12M");
    await expect(print(page)).toBeVisible();
  });

  test("the label fills one sheet of A6, and its barcodes read as their codes [RET-11]", async ({
    page,
  }) => {
    const label = await labelOf(page);
    const pdf = await pdfOf(page);
    const pages = await pagesOf(pdf);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.width).toBeCloseTo(105, 0);
    expect(pages[0]?.height).toBeCloseTo(148, 0);
    const read = await barcodesOn(pdf);
    expect(read.map(({ text }) => text).sort()).toEqual([label, "BC12M"].sort());
  });

  test("nothing but the label is printed [RET-09]", async ({ page }) => {
    const words = await wordsOf(await pdfOf(page));
    expect(words).toContain("Plak dit retourlabel");
    for (const chrome of [
      "Prijzen",
      "Klantenservice",
      "Print label",
      "Vul de BLS-code in",
      "Papier",
    ]) {
      expect(words).not.toContain(chrome);
    }
  });

  test("on A4 the label keeps its true size, in the upper left quarter", async ({ page }) => {
    const small = (await barcodesOn(await pdfOf(page))).find(({ text }) => text === "BC12M");
    await page.getByRole("radio", { name: "A4" }).check();
    const pdf = await pdfOf(page);
    const pages = await pagesOf(pdf);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.width).toBeCloseTo(210, 0);
    expect(pages[0]?.height).toBeCloseTo(297, 0);
    const large = (await barcodesOn(pdf)).find(({ text }) => text === "BC12M");
    expect(large?.width).toBeCloseTo(small?.width ?? 0, 0);
    expect(large?.left).toBeCloseTo(small?.left ?? 0, 0);
    expect(large?.top).toBeCloseTo(small?.top ?? 0, 0);
  });

  test("the print button opens the browser's printing", async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await print(page).click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
  });

  test("the preview has the proportions of the paper on a phone [RET-09]", async ({ page }) => {
    const sheet = await page.getByRole("article").boundingBox();
    expect((sheet?.height ?? 0) / (sheet?.width ?? 1)).toBeCloseTo(148 / 105, 2);
  });
});

test("a label can be made and printed with the keyboard alone", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await open(page, "/en/retour");
  await tabTo(page, /^BLS code/);
  await page.keyboard.type("bc12m");
  await expect(print(page)).toBeVisible();
  await tabTo(page, /^Print label/);
  await page.keyboard.press("Enter");
  await expect(page.locator("body[data-printed]")).toBeAttached();
});
