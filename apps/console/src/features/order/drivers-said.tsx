import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { useMoment } from "../../i18n/use-today.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { useOrderTexts } from "./order-texts.ts";

/** A driver was at the door and came too late: what they said, until somebody sets it right (DRIVE-03). */
export function DriversSaid({ said }: { said: DeskOrder["driversSaid"] }) {
  const texts = useOrderTexts().driversSaid;
  const moment = useMoment();
  return said.map(({ id, act, kind, at, by, bags }) => (
    <p key={id} className="note note-bad">
      <Icon name="van" />
      <span>
        <b>{texts.said(by, act === "done" ? texts.done[kind] : texts.missed, moment(at))}</b>{" "}
        {bags !== null && kind === "pickup" && texts.bags(bags)} {texts.hint}
      </span>
    </p>
  ));
}
