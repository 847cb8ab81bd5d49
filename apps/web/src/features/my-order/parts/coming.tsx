import type { OrderView } from "@waslijn/contract/customer/my-order";
import { defineTexts } from "../../../i18n/define-texts.ts";
import { Notice } from "../../../ui/notice.tsx";

const useComingTexts = defineTexts({
  en: () => import("./coming.en.ts"),
  nl: () => import("./coming.nl.ts"),
});

/** Notice that the driver's next stop is this order (DRIVE-04). */
export function NextStop({ view: { next, expected } }: { view: OrderView }) {
  const texts = useComingTexts().next;
  if (!next) return null;
  // The estimate is newer than the time that was announced, and stands beside the window.
  return (
    <Notice status="info" icon="clock" still>
      <b>{texts.title}</b>{" "}
      {expected?.between ? texts.under[next.kind] : texts[next.kind](next.around)}
    </Notice>
  );
}

/** Estimated arrival beside the window (DRIVE-09). */
export function Expected({ expected }: { expected: NonNullable<OrderView["expected"]> }) {
  const { between, unknown } = useComingTexts();
  return (
    <em>{expected.between ? between(expected.between.from, expected.between.to) : unknown}</em>
  );
}
