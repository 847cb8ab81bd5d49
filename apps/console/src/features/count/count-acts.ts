import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { sendPhoto } from "@waslijn/api-client/photos/send-photo.ts";
import type { CountFinding, CountingOrder, KeepBag } from "@waslijn/contract/console/counting";
import type { BagSeen, DeskCount, KeptBag } from "@waslijn/contract/console/count";
import { nextBag } from "@waslijn/contract/shared/order-life";
import type { callConsole } from "../../api/client.ts";
import type { PendingAct } from "../../parts/offline/pending-act.ts";
import { toHanded } from "../../parts/pieces/pieces-draft.ts";
import { isEmpty, toCount, toFinding, type CountDraft } from "./count-draft.ts";

/** An act at the counter, stored on the tablet until the server has it. */
export type CountAct = { number: string } & (
  | { kind: "photo"; id: string; file: Blob }
  | { kind: "finding"; finding: CountFinding }
  | { kind: "no-finding"; id: string }
  // Includes the draft, so that a refused act can be reopened.
  | { kind: "bag"; id: string; bag: KeepBag; draft: CountDraft }
  | {
      kind: "count";
      count: DeskCount & { version: number; kept: BagSeen[]; empty: boolean };
      draft: CountDraft;
    }
);

/** Sent before the count, so that the customer is told of stains before the bill arrives. */
const findingActs = (
  { number, findings: before }: CountingOrder,
  { findings, removed }: CountDraft,
): CountAct[] => [
  ...findings.map((finding) => ({
    kind: "finding" as const,
    number,
    finding: toFinding(finding),
  })),
  ...removed
    .filter((id) => before.some((one) => one.id === id))
    .map((id) => ({ kind: "no-finding" as const, number, id })),
];

/** Acts that finish the order and send the bill. `draft` must be based on the server's state, see `withTheirs`. */
export function orderActs(order: CountingOrder, draft: CountDraft): CountAct[] {
  const { version, kept } = draft.opened;
  const count = toCount(draft, kept);
  const seen = kept.map(({ id, revision }) => ({ id, revision }));
  return [
    ...findingActs(order, draft),
    {
      kind: "count",
      number: order.number,
      // The dialog has already asked to confirm an empty count.
      count: { ...count, version, kept: seen, empty: isEmpty(count) },
      draft,
    },
  ];
}

/** Acts that save one bag, or several at once, without sending the bill. */
export function bagActs(order: CountingOrder, draft: CountDraft): CountAct[] {
  const { number } = order;
  const known = draft.opened.kept.find(({ id }) => id === draft.id);
  const bagAct = (id: string, bag: Omit<KeepBag, "revision">): CountAct => ({
    kind: "bag",
    number,
    id,
    bag: { ...bag, revision: crypto.randomUUID() },
    draft,
  });
  const own = {
    ...toHanded(draft.laundry),
    seen: known?.revision ?? null,
    ...(known || draft.label === undefined ? {} : { bag: draft.label }),
  };
  // Bags counted together are recorded on the first; the others are empty.
  const others = Array.from({ length: draft.bags - 1 }, () =>
    bagAct(crypto.randomUUID(), { pieces: [], kilos: 0, seen: null }),
  );
  return [...findingActs(order, draft), bagAct(draft.id, own), ...others];
}

/** Photos have their own subject, so that a slow upload does not delay the bill. */
export const subjectOf = ({ kind, number }: Pick<CountAct, "kind" | "number">): string =>
  kind === "photo" ? `${number} photos` : number;

export function sendAct(
  call: typeof callConsole,
  { id: key, what }: PendingAct<CountAct>,
): Promise<unknown> {
  const { number } = what;
  switch (what.kind) {
    case "photo":
      return sendPhoto(what.file, {
        send: (body) => call("sendCountPhoto", { params: { number, id: what.id }, body }),
        onPart: () => undefined,
        onLost: () => undefined,
        // No waiting here: the queue retries, and the upload resumes at its offset.
        wait: () => Promise.reject(new ApiFailure()),
      });
    case "finding": {
      const { id, ...body } = what.finding;
      return call("noteFinding", { params: { number, id }, body });
    }
    case "no-finding":
      return call("removeFinding", { params: { number, id: what.id } });
    case "bag":
      return call("keepBag", { params: { number, id: what.id }, body: what.bag, key });
    case "count":
      return call("countOrder", { params: { number }, body: { ...what.count, send: true }, key });
  }
}

/** The server's bags of an order, overlaid with unsent ones of this device. */
export function withWaiting(
  kept: readonly KeptBag[],
  acts: readonly PendingAct<CountAct>[],
  number: string,
): KeptBag[] {
  const bags = new Map(kept.map((bag) => [bag.id, bag]));
  for (const { what, state, madeAt } of acts) {
    if (what.kind !== "bag" || what.number !== number || state !== "waiting") continue;
    const { revision, bag, pieces, kilos } = what.bag;
    const taken = [...bags.values()].map((one) => one.bag);
    bags.set(what.id, {
      id: what.id,
      bag: bags.get(what.id)?.bag ?? bag ?? nextBag(taken),
      revision,
      pieces,
      kilos,
      by: { name: "", at: madeAt },
    });
  }
  return [...bags.values()].toSorted((one, other) => one.bag - other.bag);
}

/** The draft at the time of submitting. */
export const draftOf = ({ what }: PendingAct<CountAct>): CountDraft | undefined =>
  what.kind === "count" || what.kind === "bag" ? what.draft : undefined;

/** All refused acts on the same bag, in order of submission. */
export const refusedLike = (
  act: PendingAct<CountAct>,
  refused: readonly PendingAct<CountAct>[],
): PendingAct<CountAct>[] => {
  const id = draftOf(act)?.id;
  return refused.filter((one) => id !== undefined && draftOf(one)?.id === id);
};
