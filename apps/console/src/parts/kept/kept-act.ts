import type { Problem } from "@waslijn/contract/shared/problem";

/** Something that was done on this device, kept on it until the server has said what became of it (DRIVE-03). */
export type KeptAct<What> = {
  /** Made here: the act counts once, however often it arrives. */
  id: string;
  /** Grows with every act of this device. */
  place: number;
  /** Who did it; nobody else sends it. */
  owner: string;
  /** Acts on one subject arrive in the order they were made. */
  subject: string;
  /** By the device's own clock. */
  madeAt: string;
  what: What;
  /** At none it has never left the device. */
  tries: number;
} & ({ state: "waiting" } | { state: "refused"; refusal: Problem });

export type NewAct<What> = Omit<KeptAct<What>, "place" | "state"> & { state: "waiting" };

export const isWaiting = (act: KeptAct<unknown>): boolean => act.state === "waiting";
