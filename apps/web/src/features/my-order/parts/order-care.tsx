import { Card } from "../../../ui/card.tsx";
import { Suspense } from "react";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { lazyFile } from "../../../lib/lazy-part.tsx";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import screen from "../order-screen.module.css";
import { useOrderToken } from "../doing.ts";
import { useOrderPartsTexts } from "./call-care.ts";

/** Own chunk: only delivered orders need it. */
const CareOpen = lazyFile(() => import("./care-open.tsx"));

/** Section for reporting a problem (MINE-08, CARE-01). */
export function OrderCare({ version }: { version: number }) {
  const texts = useOrderPartsTexts().care;
  const token = useOrderToken();
  const isHydrated = useHydrated();
  return (
    <Card className={screen.card} aria-labelledby="order-care">
      <h2 id="order-care">{texts.heading}</h2>
      <p className={screen.small}>{texts.lede}</p>
      {isHydrated ? (
        <Suspense>
          <CareOpen token={token} version={version} />
        </Suspense>
      ) : (
        <noscript>
          <p className={screen.say}>
            {texts.noScript} <PhoneLink />
          </p>
        </noscript>
      )}
    </Card>
  );
}
