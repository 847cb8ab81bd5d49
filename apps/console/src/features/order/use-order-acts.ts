import type { DeskAct, DeskAction, DeskOrder } from "@waslijn/contract/console/order";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/use-act.ts";
import { withPasskey } from "../../parts/with-passkey.ts";
import { useMoneyAskTexts } from "../../parts/money-asks.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { useOrderTexts } from "./order-texts.ts";
import { queryOptions } from "@tanstack/react-query";

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ["order", number],
    queryFn: ({ signal }) => callConsole("deskOrder", { params: { number }, signal }),
  });

/** Sends the last mail again. */
export const LAST_MAIL_KEY = "L";

/** Shortcut of each act. No key of the order screen means two things (`app/screens.test.ts`). */
export const ACT_KEYS: Record<DeskAct, string> = {
  "pick-up": "H",
  "miss-pickup": "X",
  count: "T",
  recount: "R",
  deliver: "D",
  "miss-delivery": "X",
  "move-pickup": "O",
  "move-delivery": "B",
  cancel: "A",
  withdraw: "J",
  "edit-details": "E",
  ready: "K",
  "send-bill": "S",
  "free-line": "P",
  "waive-fee": "W",
  refund: "U",
  "write-off": "F",
  invoice: "Y",
  credit: "Q",
  "replace-link": "V",
  note: "I",
};

type May = Exclude<DeskAction, { may: "no" }>;

export type OrderActs = {
  can: May[];
  cannot: Exclude<DeskAction, May>[];
  /** The act whose form or dialog is open. */
  doing: DeskAct | undefined;
  start: (act: DeskAct) => void;
  stop: () => void;
  isRunning: boolean;
  /**
   * Runs a change with the version seen (optimistic lock), and with the passkey shown again where money goes back.
   * Resolves to whether it succeeded.
   */
  change: <T>(
    done: string,
    run: (version: number) => Promise<T>,
    undo?: (made: T) => Promise<unknown>,
  ) => Promise<boolean>;
};

export type DialogProps = { order: DeskOrder; acts: OrderActs };

/** All acts on the order, by button and shortcut (DESK-03, DESK-05). The `wanted` one opens at once if it is possible. */
export function useOrderActs(order: DeskOrder, wanted?: string): OrderActs {
  const texts = useOrderTexts();
  const asks = useMoneyAskTexts();
  const [doing, setDoing] = useState(
    () => order.actions.find(({ act: one, may }) => one === wanted && may !== "no")?.act,
  );
  /** The version when the dialog opened: a refetch behind it must not change what the user decided on (LIFE-08). */
  const [seen, setSeen] = useState<number>();
  const stop = (): void => {
    setDoing(undefined);
    setSeen(undefined);
  };
  const { act, isRunning } = useAct({
    refresh: [orderQuery(order.number).queryKey, ["orders"], ["today"], ["money"]],
    explain: (failure) => {
      if (!(failure instanceof ApiFailure && failure.is("order_changed"))) return undefined;
      // The user has been told, so the next attempt uses the current version.
      setSeen(undefined);
      return texts.changed;
    },
  });
  const change: OrderActs["change"] = async (done, run, undo) => {
    const once = () => run(seen ?? order.version);
    const worked = await act({ done, run: () => withPasskey(once), undo });
    if (worked) stop();
    return worked;
  };
  const start = (wanted: DeskAct): void => {
    const { number } = order;
    const atOnce: Partial<Record<DeskAct, () => void>> = {
      ready: () =>
        void change(texts.done.ready, (version) =>
          callConsole("markReady", { params: { number }, body: { version } }),
        ),
      "send-bill": () =>
        void change(
          texts.done["send-bill"],
          (version) => callConsole("sendBill", { params: { number }, body: { version } }),
          () => callConsole("holdBill", { params: { number } }),
        ),
      invoice: () =>
        void change(asks.invoiced, (version) =>
          callConsole("issueOrderInvoice", { params: { number }, body: { version } }),
        ),
    };
    const now = atOnce[wanted];
    if (now) return now();
    setDoing(wanted);
    setSeen(order.version);
  };
  const can = order.actions.filter((one): one is May => one.may !== "no");
  const cannot = order.actions.filter((one) => one.may === "no");
  useShortcuts(
    can.map((one) => ({
      keys: ACT_KEYS[one.act],
      label: texts.acts[one.act],
      act: () => start(one.act),
    })),
  );
  return { can, cannot, doing, start, stop, isRunning, change };
}
