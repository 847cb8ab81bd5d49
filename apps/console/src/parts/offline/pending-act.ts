import type { Problem } from "@waslijn/contract/shared/problem";

/** An act of a user, stored on the device until the server accepts or refuses it (DRIVE-03). */
export type PendingAct<What> = {
  /** Generated here; the idempotency key. */
  id: string;
  /** Increases with every act on this device. */
  place: number;
  /** Id of the user; only their session sends it. */
  owner: string;
  /** Acts on one subject are sent in order. */
  subject: string;
  /** By the device's clock. */
  madeAt: string;
  what: What;
  /** 0: it was never sent. */
  tries: number;
} & ({ state: "waiting" } | { state: "refused"; refusal: Problem });

export type NewAct<What> = Omit<PendingAct<What>, "place" | "state"> & { state: "waiting" };
