import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { orderFiles } from "@waslijn/contract/calls/order-files";
import type { InvoiceHead } from "@waslijn/contract/customer/my-order";
import { Card } from "../../../ui/card.tsx";
import { TextLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/drawing.tsx";
import { useApiBase } from "../../../api/api-base.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import screen from "../order-screen.module.css";
import { useOrderToken } from "../doing.ts";
import { useOrderPartsTexts } from "./call-care.ts";
import styles from "./bill.module.css";
import { useMoney } from "../../../parts/bill/use-money.ts";

/** Download links work without script. On a static host the token is known only after hydration. */
export function OrderInvoices({ invoices }: { invoices: readonly InvoiceHead[] }) {
  const { invoices: texts } = useOrderPartsTexts().bill;
  const language = useLanguage();
  const money = useMoney();
  const token = useOrderToken();
  const base = useApiBase();
  return (
    <Card className={screen.card} aria-labelledby="order-invoices">
      <h2 id="order-invoices">{texts.heading}</h2>
      <ul className={styles.invoices}>
        {invoices.map(({ number, date, total, credits }) => (
          <li key={number}>
            <span>
              <b>
                {credits ? texts.credit : texts.invoice} {number}
              </b>
              {formatWholeDate(date, language)}, {money(total)}
              {credits ? `, ${texts.credits(credits)}` : null}
            </span>
            {token ? (
              <TextLink href={base + pathOf(token, number)} download>
                <Icon name="download" />
                {texts.download}
                <span className="hide">{texts.of(number)}</span>
              </TextLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const pathOf = (token: string, number: string): string =>
  orderFiles.orderInvoice.path.replace(":token", token).replace(":number", number);
