import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Notice } from "../../../ui/notice.tsx";
import { useOrderPartsTexts } from "./order-parts-texts.ts";

/** That the driver is on the way to this very door (DRIVE-04). */
export function NextTold({ next }: { next: NonNullable<OrderView["next"]> }) {
  const texts = useOrderPartsTexts().next;
  return (
    <Notice status="info" icon="clock" still>
      <b>{texts.title}</b> {texts[next.kind](next.around)}
    </Notice>
  );
}
