import type { StopAct } from "@waslijn/contract/console/route";
import type { WindowKind } from "@waslijn/contract/shared/codes";

/** What somebody at a door told us by their phone, perhaps hours later. */
export type HeardAct = {
  /** Made by the phone: told twice it counts once. */
  id: string;
  kind: WindowKind;
  act: StopAct["act"];
  /** By the phone's clock. */
  said_at: string;
  /** The version of the order that the phone knew. */
  seen: number;
  /** What undoing it needs to know. */
  data: { bagsBefore?: number | null };
  /** What the event says of it beside the rest. */
  with?: { bags?: number; codes?: string[] };
};
