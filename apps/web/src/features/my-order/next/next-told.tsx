import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useNextTexts } from "./next-texts.ts";

/** That the driver is on the way to this very door (DRIVE-04). */
export default function NextTold({ next }: { next: NonNullable<OrderView["next"]> }) {
  const texts = useNextTexts();
  return (
    <Notice status="info" icon="clock" still>
      <b>{texts.title}</b> {texts[next.kind](next.around)}
    </Notice>
  );
}
