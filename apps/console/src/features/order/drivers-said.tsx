import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { useClashWords } from "../../parts/clash/clash-texts.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { useOrderTexts } from "./order-texts.ts";

/** What a driver reported that could not be applied, until somebody sets it right (DRIVE-08). */
export function DriversSaid({ said }: { said: DeskOrder["driversSaid"] }) {
  const texts = useOrderTexts().driversSaid;
  const words = useClashWords();
  return said.map((clash) => (
    <p key={clash.id} className="note note-bad">
      <Icon name="van" />
      <span>
        <b>{words(clash).said}</b> {words(clash).why} {texts.hint}
      </span>
    </p>
  ));
}
