import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { OwnedOrders } from "@waslijn/contract/customer/my-order";
import { useEffect, useState } from "react";
import { callByLink } from "../../api/call-by-link.ts";
import { useLanguage } from "../../i18n/language-context.ts";

type Known = { status: "loading" | "failed" | "gone" } | { status: "here"; list: OwnedOrders };

/** The orders that a company's or location's link leads to. */
export function useOwnedOrders(token: string): { known: Known; retry: () => void } {
  const language = useLanguage();
  const [known, setKnown] = useState<Known>({ status: "loading" });
  const [tries, setTries] = useState(0);
  // Names of services and links are in the language of the answer.
  useEffect(() => {
    callByLink("ownedOrders", { params: { token } }).then(
      (list) => setKnown({ status: "here", list }),
      (failure: unknown) => setKnown({ status: isInvalid(failure) ? "gone" : "failed" }),
    );
  }, [token, language, tries]);
  return { known, retry: () => setTries((before) => before + 1) };
}

const isInvalid = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.is("order_link_invalid") || failure.is("validation_failed"));
