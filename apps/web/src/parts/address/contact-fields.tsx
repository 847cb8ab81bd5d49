import { NAME_LENGTH } from "@waslijn/contract/shared/constants";
import { hasLink, toOneLine } from "@waslijn/contract/shared/lines";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ReadonlyRow } from "../../ui/readonly-row.tsx";
import type { ChangeEvent } from "react";
import { PhoneField } from "./phone-field.tsx";
import styles from "./contact-fields.module.css";

export type ContactTexts = {
  name: string;
  email: string;
  phone: string;
  phoneWarning: string;
  nameLink: string;
};
export type ContactField = "name" | "email" | "phone";

type Props = {
  texts: ContactTexts;
  /** Values from the account, shown read-only. Empty ones are typed (FLOW-38). */
  known: Partial<Record<ContactField, string>>;
  typed: Record<ContactField, string>;
  onType: (field: ContactField, value: string) => void;
  /** Fields to show, in this order. */
  fields: readonly ContactField[];
  phoneError?: string | undefined;
};

const INPUTS = {
  name: { type: "text", autoComplete: "name", autoCapitalize: "words", maxLength: NAME_LENGTH },
  email: { type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 },
} as const;

/** Contact details: inputs for visitors, read-only from the account for users. */
export function ContactFields({ texts, known, typed, onType, fields, phoneError }: Props) {
  const toType = fields.filter((field) => !known[field]);
  const toRead = fields.filter((field) => known[field]);
  const errors = { name: hasLink(typed.name) ? texts.nameLink : undefined, phone: phoneError };
  const wiring = (field: ContactField) => ({
    className: toType.length > 1 && field !== "email" ? "span-3" : "span-6",
    label: texts[field],
    name: field,
    value: typed[field],
    error: field === "email" ? undefined : errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onType(field, toOneLine(event.currentTarget.value)),
  });
  return (
    <div className={styles.contact}>
      {toType.length > 0 ? (
        <div className="grid-6">
          {toType.map((field) =>
            field === "phone" ? (
              <PhoneField key={field} {...wiring(field)} doubt={texts.phoneWarning} />
            ) : (
              <TextField key={field} {...INPUTS[field]} {...wiring(field)} />
            ),
          )}
        </div>
      ) : null}
      {toRead.length > 0 ? (
        <div>
          {toRead.map((field) => (
            <ReadonlyRow key={field} label={texts[field]} value={known[field]} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
