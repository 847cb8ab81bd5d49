import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { OwnedOrders } from "@waslijn/contract/customer/my-order";
import { useEffect, useState } from "react";
import { callByLink } from "../../api/call-by-link.ts";
import { useLanguage } from "../../i18n/language-context.ts";

type Known =
  | { status: "loading" | "failed" | "gone" }
  | { status: "here"; list: OwnedOrders; more: "idle" | "loading" | "failed" };

type Owned = { known: Known; retry: () => void; more: () => void };

/** Orders behind the link of a company or location, paginated. */
export function useOwnedOrders(token: string): Owned {
  const language = useLanguage();
  const [known, setKnown] = useState<Known>({ status: "loading" });
  const [tries, setTries] = useState(0);
  // Refetch per language: names of services and links are translated by the server.
  useEffect(() => {
    callByLink("ownedOrders", { params: { token }, query: {} }).then(
      (list) => setKnown({ status: "here", list, more: "idle" }),
      (failure: unknown) => setKnown({ status: isInvalid(failure) ? "gone" : "failed" }),
    );
  }, [token, language, tries]);
  const more = (): void => {
    const before = known.status === "here" && known.list.next;
    if (known.status !== "here" || !before) return;
    const { list } = known;
    setKnown({ ...known, more: "loading" });
    callByLink("ownedOrders", { params: { token }, query: { before } }).then(
      (page) =>
        setKnown({
          status: "here",
          list: { ...page, orders: [...list.orders, ...page.orders] },
          more: "idle",
        }),
      () => setKnown({ status: "here", list, more: "failed" }),
    );
  };
  return { known, retry: () => setTries((before) => before + 1), more };
}

const isInvalid = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.is("order_link_invalid") || failure.is("validation_failed"));
