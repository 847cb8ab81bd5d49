import type { OrderView } from "@waslijn/contract/customer/my-order";
import { INSTRUCTION_NAMES } from "@waslijn/contract/shared/order-life";
import { TextButton } from "../../../ui/button.tsx";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import type { Doing } from "../doing.ts";
import styles from "../order-screen.module.css";
import { useOrderPartsTexts } from "./call-care.ts";

type Props = { view: OrderView; onStart: (doing: Doing) => unknown };

/** Instructions for the driver (MINE-05). */
export function DriverNotes({ view, onStart }: Props) {
  const driver = useOrderPartsTexts().driver;
  const isHydrated = useHydrated();
  const canEdit = view.allowed.details.may !== "no";
  const rows = [
    ...INSTRUCTION_NAMES.map((name) => ({ name, value: view.instructions[name] })),
    { name: "notes" as const, value: view.notes },
  ].filter((row) => row.value);
  const isOver = view.state === "delivered" || view.state === "cancelled";
  if (isOver || (!canEdit && rows.length === 0)) return null;
  return (
    <section className={styles.block} aria-labelledby="order-driver">
      <div className={styles.blockHead}>
        <h2 id="order-driver">{driver.heading}</h2>
        {canEdit ? (
          <TextButton
            data-do="details"
            aria-disabled={!isHydrated}
            onClick={() => onStart("details")}
          >
            {driver.edit}
            <span className="hide">{driver.editAll}</span>
          </TextButton>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <dl className={styles.rows}>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{driver[name]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="quiet">{driver.none}</p>
      )}
      {canEdit ? <p className={styles.small}>{driver.until}</p> : null}
    </section>
  );
}
