import { callLater } from "../../api/later.ts";
import { useAct } from "../../parts/use-act.ts";
import { withPasskey } from "../../parts/with-passkey.ts";
import { useCareTexts } from "./care-texts.ts";

export type CareActs = {
  isRunning: boolean;
  answer: (body: { text: string; offer: "cleaning" | null }) => Promise<boolean>;
  offerMoney: (body: { text: string; cents: number }, asksOwner: boolean) => Promise<boolean>;
  agree: () => Promise<boolean>;
  close: () => Promise<boolean>;
  reopen: () => Promise<boolean>;
};

/** Acts on a complaint; offers of money need the passkey again (STAFF-02). */
export function useCareActs(id: string): CareActs {
  const { answer: texts } = useCareTexts();
  const { act, isRunning } = useAct({ refresh: [["care"], ["today"]] });
  const params = { id };
  return {
    isRunning,
    answer: (body) =>
      act({ done: texts.sent, run: () => callLater("answerComplaint", { params, body }) }),
    offerMoney: (body, asksOwner) =>
      act({
        done: asksOwner ? texts.asked : texts.sent,
        run: () => withPasskey(() => callLater("offerMoney", { params, body })),
      }),
    agree: () =>
      act({
        done: texts.agreed,
        run: () => withPasskey(() => callLater("agreeToOffer", { params })),
      }),
    close: () =>
      act({
        done: texts.closed,
        run: () => callLater("closeComplaint", { params }),
        undo: () => callLater("reopenComplaint", { params }),
      }),
    reopen: () =>
      act({ done: texts.reopened, run: () => callLater("reopenComplaint", { params }) }),
  };
}
