import { orderByPhone } from "./console-order.ts";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { TODAY } from "./console-states/answers/today.ts";
import { ConsoleVisitor } from "./console-states/visitor.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test("a stop without a driver raises a hand on Today and in the menu, and leads to its run [DESK-13]", async ({
  browser,
  server,
}) => {
  const imke = await openConsole(browser, server, {
    name: "Imke Postma",
    email: "imke-today@waslijn.example",
    role: "desk",
  });
  await orderByPhone(imke, server);
  await imke.goto(`${consoleOrigin(server)}/console/today`);
  const assign = imke.getByRole("link", { name: /^Wijs toe: \d+ stops? morgen zonder chauffeur$/ });
  await expect(assign).toBeVisible();
  await expect(imke.getByRole("link", { name: "Routes" }).first()).toHaveAccessibleDescription(
    /^\d+ (vraagt|vragen) een hand$/,
  );
  await assign.click();
  await expect(imke).toHaveURL(/\/console\/runs\?hub=haarlem&day=2026-11-17$/);
  await imke.context().close();
});

test("Today begins with what needs a hand at every width, and a hub unfolds by keyboard [DESK-13]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await visitor.startAnew();
  visitor.answer({ deskToday: TODAY });
  await visitor.open("today");
  const needs = page.getByRole("region", { name: /^Vraagt een hand/ });
  const hubs = page.getByRole("region", { name: /^Hubs/ });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [await needs.boundingBox(), await hubs.boundingBox()];
    expect(first?.y, `at ${width}`).toBeLessThan(second?.y ?? 0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  const late = TODAY.needs.find(({ kind }) => kind === "complaint-late")?.count;
  const words = `${late} klachten te laat, de oudste 2 dagen`;
  await expect(needs.getByText(words, { exact: true })).toBeVisible();

  const links = needs.getByRole("link");
  await page.keyboard.press("j");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(links.first()).toBeFocused();

  const haarlem = hubs.getByRole("button", { name: "Haarlem" });
  await haarlem.focus();
  await page.keyboard.press("Enter");
  await expect(haarlem).toHaveAttribute("aria-expanded", "true");
  await expect(hubs.getByRole("table", { name: "Tijdvakken Haarlem" })).toBeVisible();
  // The sticky header would cover part of a link that is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await haarlem.press("Enter");
  await expect(hubs.getByRole("table", { name: "Tijdvakken Haarlem" })).toBeHidden();

  await needs.getByRole("radio", { name: /^Geld/ }).check({ force: true });
  await expect(needs.getByText("zonder chauffeur")).toBeHidden();
  await hubs.getByRole("link", { name: "Tel 6 van Haarlem" }).click();
  await expect(page).toHaveURL(/\/console\/count\?hub=haarlem$/);
  await page.context().close();
});
