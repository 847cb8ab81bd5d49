import { serveExport, type ExportedSite } from "./exported-site.ts";
import { test as base } from "./fixtures.ts";
import type { OrderVisitor } from "./order-visitor.ts";

type Fixtures = { apiAt: Parameters<typeof serveExport>[0]; site: ExportedSite };

export const test = base.extend<object, Fixtures>({
  apiAt: ["another origin", { option: true, scope: "worker" }],
  site: [
    async ({ apiAt }, use) => {
      const site = await serveExport(apiAt);
      await use(site);
      await site.close();
    },
    // Starts a server and a database, and exports the site.
    { scope: "worker", timeout: 180_000 },
  ],
  server: async ({ site }, use) => use(site.server),
  baseURL: async ({ site }, use) => use(site.url),
});

/** From the account screen to the confirmation screen. */
export async function placesOrder(visitor: OrderVisitor): Promise<void> {
  await visitor.makesAccount();
  await visitor.choosesServices("WF");
  await visitor.choosesTimes();
  await visitor.fillsContact();
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
}

/** Number of their orders. */
export const countOf = async (site: ExportedSite, email: string): Promise<number | undefined> => {
  const rows = await site.server.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM orders WHERE contact->>'email' = $1",
    [email],
  );
  return rows[0]?.count;
};
