import type { ToolInput } from "@waslijn/contract/customer/assistants";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { priceOrder, type Priced } from "@waslijn/contract/shared/pricing";
import { postalDigits } from "@waslijn/contract/shared/rules";
import type { Deps } from "../../deps.ts";
import { readCatalogue } from "../catalogue/catalogue-repository.ts";
import { readTariff } from "../catalogue/prices-repository.ts";
import { isServed } from "../catalogue/service-areas.ts";
import { listPostalTimes, pickupMoment } from "../catalogue/times/list-times.ts";
import { ToolRefused } from "./assistant-call.ts";

type ReadDeps = Pick<Deps, "db" | "clock">;

export const checkArea = async ({ db }: ReadDeps, { postalCode }: ToolInput<"check_area">) => ({
  isServed: await isServed(db, postalDigits(postalCode)),
});

export async function listPrices({ db, clock }: ReadDeps) {
  const day = amsterdamDate(clock.now());
  const { services, config } = await readCatalogue(db, "en", day);
  return {
    currency: "EUR",
    services: services.map(({ type, name, prices }) => ({
      type,
      name,
      prices: prices.map((price) => ({
        alias: price.alias,
        name: price.name,
        amount: price.amount,
      })),
    })),
    fees: config.map(({ alias, amount }) => ({ alias, amount })),
  };
}

type Handed = ToolInput<"estimate"> & { isFirstBag?: boolean };

/** Estimated price at today's tariff, added up as on bills (BILL-01). */
export async function estimate(
  { db, clock }: ReadDeps,
  { pieces, kilos, isFirstBag = false }: Handed,
): Promise<Priced> {
  if (pieces.length === 0 && kilos === 0) throw new ToolRefused("nothing_to_estimate");
  const tariff = await readTariff(db, amsterdamDate(clock.now()));
  const isPriced = ({ type, alias }: (typeof pieces)[number]) =>
    tariff.pieces.some((price) => price.type === type && price.alias === alias);
  const unknown = pieces.filter((piece) => !isPriced(piece));
  if (unknown.length > 0) throw new ToolRefused("unknown_price", { unknown });
  return priceOrder({ pieces, kilos, isFirstBag }, tariff);
}

export const toolEstimate = ({ lines, total }: Priced) => ({
  currency: "EUR",
  totalCents: total,
  lines: lines.map(({ kind, type, alias, count, cents }) => ({ kind, type, alias, count, cents })),
});

export async function listWindows(
  deps: ReadDeps,
  { postalCode, kind, hasBag, pickup }: ToolInput<"list_windows">,
) {
  const pickups = { kind: "pickup", isNew: !hasBag } as const;
  const query =
    kind === "pickup" || pickup === undefined
      ? pickups
      : ({ kind, pickup: pickupMoment(undefined, pickup) } as const);
  return {
    kind: query.kind,
    timeZone: "Europe/Amsterdam",
    dates: await listPostalTimes(deps, postalCode, query),
  };
}
