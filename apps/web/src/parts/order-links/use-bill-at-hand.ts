import { LINK_CODE_ALPHABET, LINK_CODE_LENGTH } from "@waslijn/contract/shared/payments";
import { useEffect } from "react";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { keepBillAtHand, readBillAtHand, type BillAtHand } from "./bill-at-hand.ts";

/**
 * The bill of this tab, after hydration. A bank's app may return to another tab: then the code is in the hash, and is
 * removed from there at once.
 */
export function useBillAtHand(): BillAtHand | undefined {
  const isHydrated = useHydrated();
  useEffect(() => {
    const code = codeInAddress();
    if (!code) return;
    keepBillAtHand({ code });
    history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  if (!isHydrated) return undefined;
  const code = codeInAddress();
  return code ? { code } : readBillAtHand();
}

const CODE = new RegExp(`^#([${LINK_CODE_ALPHABET}]{${LINK_CODE_LENGTH}})$`);
const codeInAddress = (): string | undefined => CODE.exec(location.hash)?.[1];
