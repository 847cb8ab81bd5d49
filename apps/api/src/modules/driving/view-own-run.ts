import type { OwnRun } from "@waslijn/contract/console/runs/runs";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Deps } from "../../deps.ts";
import { findRunOf, readBagCodes } from "./runs-repository.ts";
import { arrivalsOf, readBoard, stopFace } from "./view-runs.ts";

/** What a driver drives on a day; nobody else's (DRIVE-01). */
export async function viewOwnRun(
  { db, clock }: Pick<Deps, "db" | "clock">,
  driver: { id: string },
  day = amsterdamDate(clock.now()),
): Promise<OwnRun> {
  const own = await findRunOf(db, driver.id, day);
  if (!own) return null;
  const { runs } = await readBoard(db, { hub: own.hub_id, day });
  const run = runs.find(({ id }) => id === own.id);
  if (!run) return null;
  const arrivals = arrivalsOf(run, day, clock.now());
  const codes = await readBagCodes(
    db,
    run.stops.map(({ orderId }) => orderId),
  );
  return {
    id: run.id,
    version: run.version,
    day,
    stops: run.stops.map((stop) => ({
      ...stopFace(stop, arrivals.get(stop)),
      position: stop.position
        ? { latitude: stop.position.latitude, longitude: stop.position.longitude }
        : null,
      phone: stop.phone,
      bags: stop.bags,
      codes: stop.kind === "delivery" ? (codes.get(stop.orderId) ?? []) : [],
      notes: stop.notes,
      instructions: stop.instructions,
      missedDeliveries: stop.missedDeliveries,
    })),
  };
}
