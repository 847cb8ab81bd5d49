import type { BillState } from "@waslijn/contract/shared/payments";
import { defineTexts } from "../i18n/define-texts.ts";
import { Badge, type BadgeTone } from "../ui/badge.tsx";
import type { IconName } from "../ui/icon.tsx";

const useTexts = defineTexts<Record<BillState | "none", string>>({
  en: {
    none: "Not yet",
    open: "Open",
    paid: "Paid",
    "partly-refunded": "Part refund",
    refunded: "Refund",
    overdue: "Overdue",
    "written-off": "Written off",
    "charged-back": "Charged back",
    overpaid: "Overpaid",
  },
  nl: {
    none: "Nog niet",
    open: "Open",
    paid: "Betaald",
    "partly-refunded": "Deels terug",
    refunded: "Terugbetaling",
    overdue: "Te laat",
    "written-off": "Afgeboekt",
    "charged-back": "Teruggeboekt",
    overpaid: "Te veel betaald",
  },
});

const LOOKS: Record<BillState | "none", [icon: IconName, tone: BadgeTone]> = {
  none: ["minus", "off"],
  open: ["clock", "idle"],
  paid: ["check", "plain"],
  "partly-refunded": ["check", "plain"],
  refunded: ["check", "off"],
  overdue: ["warn", "bad"],
  "written-off": ["st-off", "off"],
  "charged-back": ["warn", "bad"],
  overpaid: ["warn", "ask"],
};

export function PaymentBadge({ state }: { state: BillState | null }) {
  const texts = useTexts();
  const [icon, tone] = LOOKS[state ?? "none"];
  return (
    <Badge icon={icon} tone={tone}>
      {texts[state ?? "none"]}
    </Badge>
  );
}
