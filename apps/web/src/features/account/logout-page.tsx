import { useEffect } from "react";
import { forget } from "../../lib/storage.ts";
import { forgetFailure } from "../../parts/address/failed-check.ts";
import { Head } from "../../parts/navigation/link.tsx";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref } from "../../parts/navigation/visit.ts";
import { entryRoute } from "../../parts/session/entry-point.ts";
import { resetOrderData, logOut } from "../../parts/session/session-actions.ts";
import { defineTexts } from "../../i18n/define-texts.ts";

const useLogoutTexts = defineTexts({
  en: () => import("./logout.en.ts"),
  nl: () => import("./logout.nl.ts"),
});

/** Ends the session and goes back to where the visitor came in (ROUTE-19, SESS-22). */
export default function LogoutPage() {
  const texts = useLogoutTexts();
  const href = useHref();
  useEffect(() => {
    logOut();
    resetOrderData();
    forgetFailure();
    forget("recoverEmail", "placedOrder");
    navigate(href(entryRoute(), { page: "address-select" }), { replace: true });
  });
  return (
    <div className="wrap pagepad">
      <Head title={texts.title} description={texts.text} />
      <h1>{texts.title}</h1>
      <p className="lede">{texts.text}</p>
    </div>
  );
}
