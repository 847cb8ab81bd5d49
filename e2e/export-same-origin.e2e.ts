import { countOf, placesOrder, test } from "./export-fixtures.ts";
import { expect, ready } from "./fixtures.ts";
import { OrderVisitor } from "./order-visitor.ts";

test.use({ apiAt: "the same origin" });

test("a customer who comes by an address without language orders on plain files too", async ({
  page,
  site,
}) => {
  const visitor = new OrderVisitor(page);
  await page.goto("/?page=address-selection");
  await page.waitForURL(/\/nl\/order\/\?page=address-selection$/);
  await ready(page);
  await visitor.fillsAddress();
  await placesOrder(visitor);
  expect(await countOf(site, visitor.email)).toBe(1);
});
