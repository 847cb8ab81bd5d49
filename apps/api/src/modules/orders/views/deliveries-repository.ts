import type { Proof } from "@waslijn/contract/console/runs";
import type { OrderDelivery } from "@waslijn/contract/customer/my-order";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { standingEvents } from "@waslijn/contract/shared/order-life";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import { plannedOnce } from "../../../db/planned-once.ts";
import { rowsOf } from "../../../db/read-together.ts";
import type { EventData } from "../life/fold-events.ts";
import type { OrderEventRow } from "../orders-repository.ts";

type NewProof = { actId: string; orderId: string; at: Date; proof: Proof };

/** Stores the people named by a proof, with the recorded act and before it is judged (DRIVE-08). */
export async function addProof(db: Db, { actId, orderId, at, proof }: NewProof): Promise<void> {
  await db
    .insertInto("delivery_proofs")
    .values({
      act_id: actId,
      order_id: orderId,
      at,
      name: ("name" in proof && proof.name?.trim()) || "",
      house_number: "houseNumber" in proof ? proof.houseNumber.trim() : "",
      photo_id: proof.photo ?? null,
    })
    .onConflict((conflict) => conflict.column("act_id").doNothing())
    .execute();
}

/** Proofs of applied acts, by the order version of their event; `photo` only once it is uploaded. */
const selectProofs = (db: Db, orderId: string) =>
  db
    .selectFrom("delivery_proofs as p")
    .innerJoin("stop_acts as a", "a.id", "p.act_id")
    .leftJoin("photos as f", (join) =>
      join
        .onRef("f.id", "=", "p.photo_id")
        .onRef("f.order_id", "=", "p.order_id")
        .on("f.ready_at", "is not", null),
    )
    .select(["a.made_version as version", "p.name", "p.house_number", "f.id as photo"])
    .where("p.order_id", "=", orderId)
    .where("a.made_version", "is not", null);

export const proofsOf = (db: Db, orderId: string) => rowsOf(selectProofs(db, orderId), {});

export const listProofs = (db: Db, orderId: string): Promise<ProofRow[]> =>
  selectProofs(db, orderId).$call(plannedOnce).execute();

type ProofRow = {
  version: number | null;
  name: string;
  house_number: string;
  photo: string | null;
};

const isDelivery = ({ kind }: OrderEventRow): boolean =>
  kind === "delivered" || kind === "part-delivered";

/** The visits that delivered something, without undone ones, as the customer and the desk see them (DRIVE-06). */
export function viewDeliveries(
  history: readonly OrderEventRow[],
  proofs: readonly ProofRow[],
): OrderDelivery[] {
  const events = standingEvents(history as readonly (OrderEventRow & { data: EventData })[]);
  const delivered = events.filter(isDelivery);
  const left = new Set(events.find(({ kind }) => kind === "picked-up")?.data.codes);
  return delivered.map(({ version, at, data }) => {
    for (const code of data.codes ?? []) left.delete(code);
    const proof = proofs.find((one) => one.version === version);
    return {
      at: stamp(data.saidAt ? new Date(data.saidAt) : at),
      bags: data.bags ?? null,
      handover: data.handover ?? null,
      name: proof?.name ?? "",
      houseNumber: proof?.house_number ?? "",
      photo: proof?.photo ?? null,
      missing: data.missing ? { ...data.missing, codes: [...left] } : null,
    };
  });
}

/** The neighbours' house number at the delivery that made this version of the order. */
export async function findHouseNumber(
  db: Db,
  orderId: string,
  version: number,
): Promise<string | undefined> {
  const proofs = await listProofs(db, orderId);
  return proofs.find((proof) => proof.version === version)?.house_number;
}

export const readProofsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom("delivery_proofs as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .select(["o.number", "p.at", "p.name", "p.house_number"])
    .where(sql<boolean>`p.order_id = ANY(${orderIds}::uuid[])`)
    .orderBy("p.at")
    .execute();

export async function forgetProofsOf(db: Db, orderIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("delivery_proofs")
    .where(sql<boolean>`order_id = ANY(${orderIds}::uuid[])`)
    .execute();
}
