import type { Page } from "@playwright/test";
import { BusinessVisitor } from "./business-visitor.ts";
import { DEVICES, expect, open, test, variants } from "./fixtures.ts";
import { pressCode } from "./locations.ts";
import { OrderVisitor } from "./order-visitor.ts";

test.use({ serviceWorkers: "block" });

const RULES = {
  nl: {
    late: /8 uur voor het ophalen/,
    fee: /€\s10,00/,
    minimum: /Minimale bestelwaarde(€\s34,95)?[^€]*komt het verschil op je rekening/,
    methods: "iDEAL | Wero, creditcard, PayPal of een overboeking",
    tick: /gecontroleerd en vraag jullie om binnen de 14 dagen bedenktijd te beginnen/,
  },
  en: {
    late: /8 hours before pickup/,
    fee: /€10\.00/,
    minimum: /Minimum order value(€34\.95)?[^€]*the difference is added to your bill/,
    methods: "iDEAL | Wero, credit card, PayPal or bank transfer",
    tick: /checked my order and details, and ask you to start within the 14 days/,
  },
} as const;

type Language = keyof typeof RULES;

/** Each flow, up to the button that places the order. */
const FLOWS: Record<string, (page: Page, language: Language) => Promise<void>> = {
  consumer: (page, language) => new OrderVisitor(page, language).comesBackTo("overview"),
  "re-use": (page, language) => new BusinessVisitor(page, "re-use", language).goesAlong("overview"),
  "re-use, older layout": (page, language) =>
    new BusinessVisitor(page, "re-use", language).goesAlong("overview", "?overview=legacy"),
  "re-cover": (page, language) =>
    new BusinessVisitor(page, "re-cover", language).goesAlong("overview"),
};

async function expectChangeRule(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole("main")).toContainText(RULES[language].late);
  await expect(page.getByRole("main")).toContainText(RULES[language].fee);
}

for (const { device, viewport, language } of variants(DEVICES, 0)) {
  test.describe(`before ordering, ${device}`, () => {
    test.use({ viewport });

    for (const [flow, goes] of Object.entries(FLOWS)) {
      test(`${flow} names the price of a late change, the billed difference to the minimum and every way to pay [LIFE-11] [BILL-03] [PAY-03]`, async ({
        page,
      }) => {
        await goes(page, language);
        await expectChangeRule(page, language);
        await expect(page.getByRole("main")).toContainText(RULES[language].minimum);
        await expect(page.getByRole("main")).toContainText(RULES[language].methods);
      });
    }

    test("a consumer's tick names the start within the 14 days [MINE-14]", async ({ page }) => {
      await FLOWS.consumer?.(page, language);
      await expect(page.getByRole("checkbox", { name: RULES[language].tick })).toBeVisible();
    });

    test("a location's code leads to the price of a late change too [LIFE-11]", async ({
      page,
    }) => {
      for (const [path, code] of [
        ["retail", "7430"],
        ["collection", "7430"],
        ["b2b", "8120"],
      ] as const) {
        await open(page, `/${language}/${path}`);
        await pressCode(page, code);
        await expectChangeRule(page, language);
      }
    });
  });
}
