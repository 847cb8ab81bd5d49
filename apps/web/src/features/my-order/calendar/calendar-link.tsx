import { orderFiles } from "@waslijn/contract/customer/order-files";
import { Icon } from "@waslijn/ui/drawings/drawing.tsx";
import { TextLink } from "@waslijn/ui/button/button.tsx";
import { apiBaseFor } from "../../../api/api-base.ts";
import { usePageData } from "../../../lib/page-data-context.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import styles from "../order-screen.module.css";
import { useOrderToken } from "../use-order-token.ts";
import { useCalendarTexts } from "./calendar-texts.ts";

/** The windows as a file for a calendar; it needs no script. */
export default function CalendarLink() {
  const token = useOrderToken();
  const { apiHosts } = usePageData().settings;
  const base = apiBaseFor(useHydrated() ? location.hostname : "", apiHosts);
  const { save } = useCalendarTexts();
  return (
    <p className={styles.say}>
      <TextLink href={base + orderFiles.orderCalendar.path.replace(":token", token)} download>
        <Icon name="calendar" /> {save}
      </TextLink>
    </p>
  );
}
