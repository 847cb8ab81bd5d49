import type { DetailsBody } from "@waslijn/contract/customer/my-order";
import type { LifeDeps } from "../../../deps.ts";
import { typedPhone } from "../orderer.ts";
import { recordAct, wasDone, type Act } from "./act.ts";

/**
 * Changes name, phone, note and driver instructions, until the pickup (MINE-05). The history never stores the values.
 */
export async function changeDetails(
  deps: LifeDeps,
  act: Act,
  { name, phone, phoneAsTyped, notes, instructions }: Omit<DetailsBody, "version">,
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const changed = { name, phone, notes, instructions };
  const fields = Object.entries(changed).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  );
  const contact = {
    ...act.order.contact,
    ...(name !== undefined && { name: name.trim() }),
    ...(phone !== undefined && { phone: typedPhone("phone", { phone, phoneAsTyped }) }),
  };
  await recordAct(deps, act, "details-changed", {
    data: { fields },
    set: {
      contact,
      ...(notes !== undefined && { notes: notes.trim() }),
      ...(instructions !== undefined && { instructions }),
    },
  });
}
