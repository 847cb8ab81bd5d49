import { LINK_CODE_ALPHABET, LINK_CODE_LENGTH } from "@waslijn/contract/shared/payments";
import { useEffect } from "react";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { keepBillAtHand, readBillAtHand, type BillAtHand } from "./bill-at-hand.ts";

/**
 * The bill of this tab, after hydration. The server passes code and outcome in the hash, which is removed at once: a
 * bank's app may return to another tab. Amounts are shown from this tab's storage alone, never from an address that
 * anybody can make.
 */
export function useBillAtHand(): BillAtHand | undefined {
  const isHydrated = useHydrated();
  useEffect(() => {
    const inAddress = billInAddress();
    if (!inAddress) return;
    keepBillAtHand(inAddress);
    history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  if (!isHydrated) return undefined;
  const inAddress = billInAddress();
  return inAddress ? { ...readBillAtHand(inAddress.code), ...inAddress } : readBillAtHand();
}

const BILL_HASH = new RegExp(
  `^#([${LINK_CODE_ALPHABET}]{${LINK_CODE_LENGTH}})(?:\\.([\\w-]{1,30}))?$`,
);

function billInAddress(): BillAtHand | undefined {
  const [, code, outcome] = BILL_HASH.exec(location.hash) ?? [];
  return code ? { code, outcome } : undefined;
}
