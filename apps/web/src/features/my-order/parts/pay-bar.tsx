import { Actions } from "../../../ui/actions.tsx";
import styles from "./bill.module.css";
import { PayButton } from "./pay-button.tsx";

/** On a phone paying is at the thumb, wherever on the page somebody is; elsewhere it is on the paper. */
export function PayBar(to: { path: string; cents: number }) {
  return (
    <Actions className={styles.bar}>
      <PayButton {...to} />
    </Actions>
  );
}
