import { TextButton } from "@waslijn/ui/button/button.tsx";
import { useState } from "react";
import { callByLink } from "../../api/call-by-link.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { navigate } from "../../parts/navigation/navigate.ts";
import { notifyGeneric } from "../../parts/notification/notify.ts";
import { keepOrderAgain, routeOf } from "../../parts/order-again/order-again.ts";
import { href, match, orderTokenIn } from "../../paths.ts";
import { useMyOrdersTexts } from "./my-orders-texts.ts";

/** An order like this one. Where its key no longer shows everything, its own page says what to do. */
export function AgainButton({ number, link }: { number: string; link: string }) {
  const texts = useMyOrdersTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    const found = match(link);
    const token = found.kind === "page" ? orderTokenIn(found.visit) : undefined;
    if (busy || !token) return;
    setBusy(true);
    try {
      const view = await callByLink("orderByLink", { params: { token } });
      keepOrderAgain(view);
      const next = href(routeOf(view.kind), language, { page: "select-dates" });
      navigate(view.again ? next : link);
    } catch (failure) {
      notifyGeneric("order-again", failure);
    }
    setBusy(false);
  };
  return (
    <TextButton aria-busy={busy} onClick={() => void start()}>
      {texts.again}
      <span className="hide">{texts.againLike(number)}</span>
    </TextButton>
  );
}
