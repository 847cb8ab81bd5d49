import type { BrowserContext, Locator, Page } from "@playwright/test";
import { giveAuthenticator, openDevice } from "./console-staff.ts";
import { expect, expectAccessible, PHONE, ready, test } from "./fixtures.ts";
import { newEmail, OrderVisitor } from "./order-visitor.ts";

// An empty database: only the services and the price list that every installation starts with.
// Its own server: a worker shares servers of equal settings, and the first owner can be made only once.
test.use({ viewport: PHONE, serverSettings: { SEED: "none", SMS_FROM: "Eerste uur" } });

const MOST_INTERACTIONS = 60;

/** By the labels of the settings. */
const BUSINESS = {
  Bedrijfsnaam: "Wasserij Kuiper B.V.",
  "Straat en huisnummer": "Waalhaven 12",
  Postcode: "3089 JH",
  Plaats: "Rotterdam",
  "KvK-nummer": "68750110",
  "Btw-nummer": "NL810433941B01",
  IBAN: "NL02 ABNA 0123 4567 89",
  Telefoon: "010 555 0101",
  "E-mail": "hallo@kuiper.nl",
};

/**
 * Records what a person does on any page of a context: a press, a key that acts, or a field that is filled in. Typing
 * in one field counts once, including moving to it.
 */
async function recordInteractions(context: BrowserContext, done: string[]): Promise<void> {
  await context.exposeFunction("recordInteraction", (what: string) => void done.push(what));
  await context.addInitScript(() => {
    const record = (verb: string, { target }: Event): void => {
      const { labels, innerText, ariaLabel } = target as HTMLInputElement;
      const name = labels?.[0]?.innerText || ariaLabel || innerText;
      const { recordInteraction } = window as unknown as {
        recordInteraction: (what: string) => void;
      };
      recordInteraction(`${verb} ${name.split("\n")[0]}`);
    };
    let filled: EventTarget | null = null;
    const isTicked = ({ target }: Event) =>
      (target as HTMLElement).matches("[type=checkbox],[type=radio]");
    addEventListener("pointerdown", (event) => record("press", event), true);
    addEventListener(
      "keydown",
      (event) => ["Enter", "Escape", " "].includes(event.key) && record(event.key, event),
      true,
    );
    addEventListener(
      "input",
      (event) => {
        if (event.target === filled || isTicked(event)) return;
        filled = event.target;
        record("fill", event);
      },
      true,
    );
  });
}

const step = (owner: Page, name: string): Locator =>
  owner.getByRole("listitem").filter({ has: owner.getByRole("heading", { name, exact: true }) });

test("from an empty database to a stranger's first order: a link that the start printed, screens, and at most 60 interactions [SETUP-01] [SETUP-02] [SETUP-03] [SETUP-04]", async ({
  page,
  browser,
  server,
}) => {
  const interactions: string[] = [];
  const owner = await openDevice(browser, { viewport: { width: 1280, height: 900 } });
  await giveAuthenticator(owner);
  await recordInteractions(owner.context(), interactions);
  await recordInteractions(page.context(), interactions);
  const list = owner.getByRole("heading", { name: "Je zaak openen" });
  const backToList = () => owner.getByRole("link", { name: "Vandaag" }).click();
  const soFar = owner.getByRole("navigation", { name: "Je zaak openen" });
  const goesOnWith = (name: string) => soFar.getByRole("link", { name: `Verder: ${name}` }).click();

  await test.step("the first owner, by the printed link", async () => {
    const link = () => /http:\S+\/console\/welcome#\S+(?=\s)/.exec(server.log())?.[0] ?? "";
    await expect.poll(link).not.toBe("");
    await owner.goto(link().replace(/#.*/, "#half-copied"));
    await expect(owner.getByRole("heading", { name: "Deze link werkt niet" })).toBeVisible();
    await owner.goto(link());
    await owner.getByLabel("Je naam").fill("Roos Kuiper");
    await owner.getByLabel("E-mail").fill(newEmail());
    await owner.getByRole("button", { name: "Maak een passkey" }).click();
    await expect(list).toBeVisible();
    await expect(owner.getByText("1 van 6 klaar")).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step("business details instead of the example's", async () => {
    await step(owner, "Bedrijfsgegevens").getByRole("link").click();
    await expect(soFar).toContainText("1 van 6 klaar");
    for (const [name, value] of Object.entries(BUSINESS)) {
      await owner.getByLabel(name, { exact: true }).fill(value);
    }
    await owner.getByRole("button", { name: /^Bewaar/ }).click();
    await expect(soFar).toContainText("2 van 6 klaar");
    await expectAccessible(owner);
  });

  await test.step("a hub with its windows", async () => {
    await goesOnWith("Hub en tijdvakken");
    await owner.getByRole("button", { name: "Nieuwe hub" }).first().click();
    const form = owner.getByRole("dialog");
    await form.getByLabel("Naam", { exact: true }).fill("Rotterdam Waalhaven");
    await form.getByRole("button", { name: "Bewaar" }).click();
    await expect(form).toBeHidden();
  });

  await test.step("an area", async () => {
    await goesOnWith("Gebied");
    await owner.getByLabel("Postcodes").fill("3011-3089");
    await owner.getByRole("button", { name: "Openen", exact: true }).click();
    await expect(owner.getByText("Geopend.")).toBeVisible();
    await backToList();
    await expect(owner.getByText("Klanten kunnen bestellen")).toBeVisible();
  });

  await test.step("a price of their own", async () => {
    await step(owner, "Prijzen").getByRole("link").click();
    await owner.getByLabel(/^Wassen, drogen en vouwen.* vanaf/).fill("27,50");
    await expect(owner.getByText("veranderen meteen")).toBeVisible();
    await owner.getByRole("button", { name: /^Wijzig nu 1 prijs/ }).click();
    await expect(owner.getByText(/^1 prijs vanaf/)).toBeVisible();
    await backToList();
  });

  await test.step("as a customer: the way to the shop", async () => {
    await step(owner, "Proefbestelling als klant").getByRole("link").click();
    const shop = owner.getByRole("link", { name: "Bestel als klant" });
    await expect(shop).toHaveAttribute("href", "/nl");
  });

  await test.step("a stranger orders on a phone, without an address register", async () => {
    const visitor = new OrderVisitor(page);
    await page.goto("/nl");
    await ready(page);
    await page.getByLabel("Komen we bij jou langs?").fill("3011AD");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await visitor.sees(visitor.words.address);
    await visitor.fillsAddress({
      postalCode: "3011AD",
      houseNumber: "40",
      street: "Hoogstraat",
      city: "Rotterdam",
    });
    await visitor.makesAccount();
    await visitor.choosesServices("WF");
    await visitor.choosesTimes();
    await visitor.fillsContact();
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    // Without a mail server nothing is said to be sent (SETUP-05).
    await expect(page.getByText(/^Je bevestiging mailen we naar /)).toBeVisible();
  });

  await test.step("what is left stays above the day after the first order: a driver", async () => {
    await backToList();
    await expect(owner.getByRole("heading", { name: "Net binnen" })).toBeVisible();
    await expect(list).toBeVisible();
    await expect(owner.getByText("5 van 6 klaar")).toBeVisible();
    await expect(step(owner, "Proefbestelling als klant")).toBeHidden();
    await step(owner, "Medewerkers").getByRole("link").click();
    await owner.getByRole("button", { name: "Nodig uit" }).click();
    const form = owner.getByRole("dialog");
    await form.getByLabel("Naam").fill("Bo Visser");
    await form.getByLabel("E-mail").fill(newEmail());
    await form.getByLabel("Rol").selectOption("driver");
    await expect(form.getByLabel("Hub")).toHaveValue("rotterdam-waalhaven");
    await form.getByRole("button", { name: "Nodig uit" }).click();
    // No mail server is set: the owner hands the link over.
    const link = owner.getByRole("dialog", { name: "Link voor Bo Visser" });
    await expect(link.getByLabel("Link om aan te melden")).toHaveValue(/\/console\/sign-in#/);
    await link.getByRole("button", { name: "Sluit" }).click();
  });

  await test.step("the list is gone, and can be opened again", async () => {
    await backToList();
    await expect(owner.getByRole("heading", { name: "Net binnen" })).toBeVisible();
    await expect(list).toBeHidden();
    expect(interactions.length, interactions.join("\n")).toBeLessThanOrEqual(MOST_INTERACTIONS);
    await owner.goto(new URL("/console/shop", owner.url()).href);
    await owner.getByRole("link", { name: "Openen" }).click();
    await expect(owner.getByText("Alle 6 zijn klaar.")).toBeVisible();
  });
  test.info().annotations.push({ type: "interactions", description: interactions.join("\n") });
});
