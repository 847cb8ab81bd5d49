import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { OwnedOrders } from "@waslijn/contract/customer/my-order";
import { useEffect, useState } from "react";
import { callByLink } from "../../api/call-by-link.ts";
import { useLanguage } from "../../i18n/language-context.ts";

type Known = { status: "loading" | "failed" | "gone" } | { status: "here"; list: OwnedOrders };

/** Orders behind the link of a company or location. */
export function useOwnedOrders(token: string): { known: Known; retry: () => void } {
  const language = useLanguage();
  const [known, setKnown] = useState<Known>({ status: "loading" });
  const [tries, setTries] = useState(0);
  // Refetch per language: names of services and links are translated by the server.
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
