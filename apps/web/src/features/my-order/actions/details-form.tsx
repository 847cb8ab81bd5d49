import type { DetailsBody, OrderView } from "@waslijn/contract/customer/my-order";
import {
  type Instruction,
  INSTRUCTION_NAMES,
  INSTRUCTIONS,
} from "@waslijn/contract/shared/order-life";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useState, type FormEvent } from "react";
import { focusOnArrival } from "../../../lib/focus-on-arrival.ts";
import { callByLink } from "../../../api/call-by-link.ts";
import { PhoneField } from "../../../parts/address/phone-field.tsx";
import { type ActProps, Refused, useSending } from "./sending.tsx";
import { useActsTexts } from "../acts-texts.ts";
import { useOrderPartsTexts } from "../parts/call-care.ts";
import screen from "../order-screen.module.css";
import styles from "./details-form.module.css";

type Typed = Record<Instruction | "notes" | "name" | "phone", string>;

function typedFrom({ instructions, notes, contact }: OrderView): Typed {
  const texts = INSTRUCTION_NAMES.map((name) => [name, instructions[name] ?? ""]);
  return { ...(Object.fromEntries(texts) as Record<Instruction, string>), notes, ...contact };
}

/** Sends changed fields only. Fields that the order does not have, such as a name, are not shown. */
function toDetails(view: OrderView, typed: Typed): DetailsBody {
  const before = typedFrom(view);
  const instructions = INSTRUCTION_NAMES.map((name) => [name, typed[name].trim()] as const);
  const differs = (name: keyof Typed): boolean => typed[name].trim() !== before[name];
  return {
    version: view.version,
    instructions: Object.fromEntries(instructions.filter(([, words]) => words)),
    ...(differs("notes") && { notes: typed.notes }),
    ...(differs("name") && { name: typed.name.trim() }),
    ...(differs("phone") && { phone: typed.phone.trim(), phoneAsTyped: true }),
  };
}

const FIELDS = { name: "[autocomplete=name]", phone: "[autocomplete=tel]" };

/** Edit form for contact and instructions, until the driver has been there (MINE-05). */
export function DetailsForm(props: ActProps) {
  const { token, view, refusal, onStop } = props;
  const driver = useOrderPartsTexts().driver;
  const { details } = useActsTexts();
  const [typed, setTyped] = useState(() => typedFrom(view));
  const [isTried, setTried] = useState(false);
  const sending = useSending(props);
  const field = (name: keyof Typed) => ({
    label: driver[name],
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setTyped((now) => ({ ...now, [name]: value }));
    },
  });
  const missing = (["name", "phone"] as const).filter(
    (name) => view.contact[name] && !typed[name].trim(),
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const [first] = missing;
    if (first) return event.currentTarget.querySelector<HTMLElement>(FIELDS[first])?.focus();
    void sending.send((key) =>
      callByLink("changeOrderDetails", { params: { token }, body: toDetails(view, typed), key }),
    );
  };
  return (
    <form
      method="post"
      className={classes(styles.form, styles.editing)}
      onSubmit={submit}
      aria-labelledby="order-driver"
    >
      <div className={screen.blockHead}>
        <h2 id="order-driver">{driver.heading}</h2>
        <p className="quiet">{details.seen}</p>
      </div>
      {INSTRUCTION_NAMES.map((name, at) => (
        <TextField
          key={name}
          {...field(name)}
          className={styles[name]}
          placeholder={details.examples[name]}
          maxLength={INSTRUCTIONS[name]}
          ref={at === 0 ? focusOnArrival : undefined}
        />
      ))}
      <TextArea {...field("notes")} maxLength={2000} />
      {view.contact.name ? (
        <>
          <TextField
            {...field("name")}
            autoComplete="name"
            maxLength={100}
            error={isTried && missing.includes("name") ? details.required : undefined}
          />
          <PhoneField
            {...field("phone")}
            doubt={details.phoneDoubt}
            error={isTried && missing.includes("phone") ? details.required : undefined}
          />
        </>
      ) : null}
      <Refused refusal={refusal} status={sending.status} />
      <p className="quiet">
        {view.contact.name ? `${details.needed} ${driver.until}` : driver.until}
      </p>
      <Actions className={styles.bar}>
        <Button kind="quiet" onClick={onStop}>
          {details.keep}
        </Button>
        <Button type="submit" busy={sending.status !== "idle"} busyLabel={details.busy}>
          {details.save}
        </Button>
      </Actions>
    </form>
  );
}
