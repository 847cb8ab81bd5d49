import type { Endpoint } from "@waslijn/contract/customer/endpoints";

type Group = { id: string; title: string; paths: readonly string[] };

/** Calls in the order in which somebody needs them. The longest path that fits says where a call stands. */
export const GROUPS: readonly Group[] = [
  { id: "sign-in", title: "Logging in", paths: ["/tokens", "/users", "/companies", "/recover"] },
  {
    id: "places",
    title: "Places and prices",
    paths: [
      "/service-areas",
      "/addresses",
      "/service-points",
      "/cleaning-services",
      "/services",
      "/config",
      "/coupons",
    ],
  },
  { id: "windows", title: "Windows", paths: ["/times"] },
  { id: "placing", title: "Placing an order", paths: ["/orders", "/order-collections"] },
  { id: "by-link", title: "An order, by its link", paths: ["/orders/by-link"] },
  { id: "paying", title: "Paying", paths: ["/bills"] },
  {
    id: "customer",
    title: "A customer’s own",
    paths: ["/me", "/orders/mine", "/orders/of", "/orders/links"],
  },
  { id: "labels", title: "Labels", paths: ["/shipment-labels"] },
  { id: "pages", title: "For our own pages", paths: ["/client-failures"] },
];

const fit = (path: string, start: string): number =>
  path === start || path.startsWith(`${start}/`) ? start.length : 0;

export function groupOf({ path }: Pick<Endpoint, "path">): string {
  const [best] = GROUPS.flatMap(({ id, paths }) =>
    paths.map((start) => ({ id, length: fit(path, start) })),
  ).toSorted((one, other) => other.length - one.length);
  if (!best?.length) throw new Error(`No group of the docs has ${path}.`);
  return best.id;
}
