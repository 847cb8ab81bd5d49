import { expect } from "../fixtures.ts";
import { BUSINESS, CUSTOMER, NEW_CUSTOMER } from "./answers/customers.ts";
import { id } from "./answers/moments.ts";
import { FOUND, NOTHING_FOUND } from "./answers/orders.ts";
import { askingScreen, opened, screen, type ConsoleWalk } from "./state.ts";

const PATH = `customers/${CUSTOMER.id}`;

/** Finding a customer, and the pages of a person and a company. */
export const customers: ConsoleWalk[] = [
  screen(
    { name: "customers", path: "customers", answers: { searchDesk: FOUND } },
    {
      name: "customers-found",
      async reach(visitor) {
        await visitor.page.getByRole("searchbox").fill("jansen");
        await expect(visitor.page.locator(".cu-found").first()).toBeVisible();
      },
    },
    {
      name: "customers-nobody",
      async reach(visitor) {
        visitor.answer({ searchDesk: NOTHING_FOUND });
        await visitor.page.getByRole("searchbox").fill("niemand");
        await expect(visitor.page.locator(".cu-found")).toHaveCount(0);
      },
    },
  ),
  askingScreen(
    { name: "customer", path: PATH, asks: ["viewCustomer"], answers: { viewCustomer: CUSTOMER } },
    opened("customer-erase", (visitor) => visitor.button(/^(Wis|Erase) /).click()),
  ),
  screen({ name: "customer-new", path: PATH, answers: { viewCustomer: NEW_CUSTOMER } }),
  screen({ name: "customer-gone", path: `customers/${id(999)}` }),
  screen({
    name: "business",
    path: `customers/business/${BUSINESS.id}`,
    answers: { viewBusiness: BUSINESS },
  }),
];
