import { Fragment } from "react";
import { Icon } from "../../../ui/drawing.tsx";
import { Stepper, type StepState } from "../../../ui/stepper.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextLink } from "../../../ui/button.tsx";
import { useVisit } from "../../../parts/navigation/visit.ts";
import { addressOf, isUser, type Situation } from "../draft/flow-rules.ts";
import { goToPage, pageHref } from "../draft/order-flow.ts";
import styles from "./order-bar.module.css";
import type { OrderPage } from "../../../parts/navigation/page-key.ts";
import { useOrderTexts } from "../order-texts.ts";

const STEPS = ["select-service", "select-dates", "confirm-order"] as const;

type Props = { page: OrderPage; now: Situation | undefined };

/** Header of the checkout: address and progress (FLOW-47 to FLOW-50). */
export function OrderBar({ page, now }: Props) {
  const { bar } = useOrderTexts();
  const address = now ? addressOf(now) : "";
  return (
    <section className="wrap" aria-label={bar.label}>
      <div className={styles.row}>
        <p className={classes(styles.address, !now && styles.unknown)}>
          <Icon name="pin" />
          <span>
            <span className={classes("quiet", styles.kind)}>{bar.both}</span>{" "}
            <strong>
              <AddressLines address={address} />
            </strong>
          </span>
        </p>
        {now && !isUser(now) ? <EditAddress /> : null}
      </div>
      {STEPS.some((step) => step === page) ? <Steps page={page} /> : null}
    </section>
  );
}

/** Lines do not break inside: street with number, postal code with city. */
function AddressLines({ address }: { address: string }) {
  const lines = address.split("\n").filter(Boolean);
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? " " : null}
      <span className="nb">{index < lines.length - 1 ? `${line},` : line}</span>
    </Fragment>
  ));
}

function EditAddress() {
  const { bar } = useOrderTexts();
  const visit = useVisit();
  return (
    <TextLink
      className={styles.edit}
      href={pageHref(visit, "address-selection")}
      onClick={(event) => {
        event.preventDefault();
        goToPage("address-selection");
      }}
    >
      {bar.edit}
    </TextLink>
  );
}

function Steps({ page }: { page: OrderPage }) {
  const { bar, service, time, overview } = useOrderTexts();
  const names = [service.step, time.step, overview.step];
  const current = STEPS.findIndex((step) => step === page);
  const stateOf = (index: number): StepState =>
    index < current ? "done" : index === current ? "now" : "next";
  return (
    <Stepper
      label={bar.steps}
      steps={names.map((name, index) => ({
        name,
        more: index === STEPS.length - 1 ? overview.stepMore : undefined,
        state: stateOf(index),
        stateLabel: bar[stateOf(index)],
      }))}
    />
  );
}
