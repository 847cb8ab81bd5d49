import { orderFiles } from "@waslijn/contract/customer/order-files";
import { Icon } from "@waslijn/ui/drawings/drawing.tsx";
import { TextLink } from "@waslijn/ui/button/button.tsx";
import { useApiBase } from "../../../api/use-api-base.ts";
import styles from "../order-screen.module.css";
import { useOrderToken } from "../use-order-token.ts";
import { useOrderPartsTexts } from "../order-parts-texts.ts";

/** The windows as a file for a calendar; it needs no script. */
export function CalendarLink() {
  const token = useOrderToken();
  const base = useApiBase();
  const { save } = useOrderPartsTexts().calendar;
  return (
    <p className={styles.say}>
      <TextLink href={base + orderFiles.orderCalendar.path.replace(":token", token)} download>
        <Icon name="calendar" /> {save}
      </TextLink>
    </p>
  );
}
