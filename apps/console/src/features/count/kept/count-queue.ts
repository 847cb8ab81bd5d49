import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { sendPhoto } from "@waslijn/api-client/photos/send-photo.ts";
import type { CountFinding, KeptBag } from "@waslijn/contract/console/counting/counting";
import type { DeskCount } from "@waslijn/contract/console/desk/order-acts";
import { callConsole } from "../../../api/client.ts";
import { openKeptStore } from "../../../parts/kept/device-store.ts";
import { aloneAs, keepSending } from "../../../parts/kept/keep-sending.ts";
import type { KeptAct } from "../../../parts/kept/kept-act.ts";
import { KeptQueue } from "../../../parts/kept/kept-queue.ts";
import type { CountDraft } from "../count-draft.ts";
import { dropOldDrafts } from "./kept-drafts.ts";

/** What the counter does, as it is kept on the tablet until the server has it. */
export type CountAct = { number: string } & (
  | { kind: "photo"; id: string; file: Blob }
  | { kind: "finding"; finding: CountFinding }
  | { kind: "no-finding"; id: string }
  // With what stood on the tablet, so that one that is refused can be looked at again.
  | { kind: "bag"; bag: KeptBag; draft: CountDraft }
  | { kind: "count"; count: DeskCount & { version: number; keptBags: number }; draft: CountDraft }
);

export type CountQueue = KeptQueue<CountAct>;

const QUEUE = "count";
const opened = new Map<string, Promise<CountQueue>>();

/** Of whoever is signed in here; it goes on sending as long as the console is open, whichever screen that is. */
export function openCountQueue(owner: string): Promise<CountQueue> {
  const queue = opened.get(owner) ?? makeQueue(owner);
  opened.set(owner, queue);
  return queue;
}

async function makeQueue(owner: string): Promise<CountQueue> {
  dropOldDrafts();
  const queue = new KeptQueue<CountAct>({
    store: openKeptStore<CountAct>(QUEUE),
    owner,
    send,
    alone: aloneAs(QUEUE),
  });
  keepSending(queue);
  return queue;
}

function send({ id: key, what }: KeptAct<CountAct>): Promise<unknown> {
  const { number } = what;
  switch (what.kind) {
    case "photo":
      return sendPhoto(what.file, {
        send: (body) => callConsole("sendCountPhoto", { params: { number, id: what.id }, body }),
        onPart: () => undefined,
        onLost: () => undefined,
        // The queue comes back to it, and it goes on where it was.
        wait: () => Promise.reject(new ApiFailure()),
      });
    case "finding": {
      const { id, ...body } = what.finding;
      return callConsole("noteFinding", { params: { number, id }, body });
    }
    case "no-finding":
      return callConsole("removeFinding", { params: { number, id: what.id } });
    case "bag": {
      const { bag, ...body } = what.bag;
      return callConsole("keepBag", { params: { number, bag: String(bag) }, body });
    }
    case "count":
      return callConsole("countByDesk", {
        params: { number },
        body: { ...what.count, send: true },
        key,
      });
  }
}

/** Photos go beside the rest: a slow one holds up no bill. */
export const subjectOf = ({ kind, number }: Pick<CountAct, "kind" | "number">): string =>
  kind === "photo" ? `${number} photos` : number;

/** Bags of an order that this device keeps and the server has not yet, over those that it has. */
export function withWaiting(
  kept: readonly KeptBag[],
  acts: readonly KeptAct<CountAct>[],
  number: string,
): KeptBag[] {
  const waiting = acts.flatMap(({ what, state }) =>
    what.kind === "bag" && what.number === number && state === "waiting" ? [what.bag] : [],
  );
  const bags = new Map([...kept, ...waiting].map((bag) => [bag.bag, bag]));
  return [...bags.values()].toSorted((one, other) => one.bag - other.bag);
}
