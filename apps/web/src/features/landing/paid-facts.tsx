import { orderFiles } from "@waslijn/contract/calls/order-files";
import { useApiBase } from "../../api/api-base.ts";
import { useBillTexts } from "../../parts/bill/bill-texts.ts";
import { useMoney } from "../../parts/bill/use-money.ts";
import { Facts } from "../../parts/landing/landing.tsx";
import type { BillAtHand } from "../../parts/order-links/bill-at-hand.ts";
import { TextLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/drawing.tsx";
import { useLandingTexts } from "./landing-texts.ts";

/** What was paid just now (MINE-16). */
export default function PaidFacts({
  bill: { number = "", cents, method, token, outcome },
}: {
  bill: BillAtHand;
}) {
  const { thank } = useLandingTexts();
  const { methods } = useBillTexts();
  const money = useMoney();
  const base = useApiBase();
  const paths = orderFiles.orderInvoice.path;
  return (
    <Facts
      rows={[
        { label: thank.paid, value: cents ? money(cents) : "" },
        { label: thank.number, value: number },
        ...(method ? [{ label: thank.method, value: methods[method] }] : []),
        ...(outcome ? [{ label: thank.invoice, value: outcome }] : []),
      ]}
    >
      {token && outcome ? (
        <p>
          <TextLink
            href={base + paths.replace(":token", token).replace(":number", outcome)}
            download
          >
            <Icon name="download" /> {thank.download}
          </TextLink>
        </p>
      ) : null}
    </Facts>
  );
}
