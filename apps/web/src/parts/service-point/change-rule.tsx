import { useLateFee } from "../prices/use-late-fee.ts";
import { useServicePointTexts } from "./service-point-texts.ts";

/** Until when an order is changed for free, beside the button that places it (LIFE-11). */
export function ChangeRule() {
  const { change } = useServicePointTexts();
  return <p className="quiet">{change(useLateFee())}</p>;
}
