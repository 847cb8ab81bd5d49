import { NAME_LENGTH } from "@waslijn/contract/shared/constants";
import { hasLink, toOneLine } from "@waslijn/contract/shared/lines";
import { looksLikePhone } from "@waslijn/contract/shared/rules";
import { TextField } from "@waslijn/ui/field/text-field.tsx";
import { ReadonlyRow } from "@waslijn/ui/readonly/readonly-row.tsx";
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
  /** What the account knows: shown, not typed. An empty value is typed after all (FLOW-38). */
  known: Partial<Record<ContactField, string>>;
  typed: Record<ContactField, string>;
  onType: (field: ContactField, value: string) => void;
  /** Which fields there are, in their order. */
  fields: readonly ContactField[];
  phoneError?: string | undefined;
};

const INPUTS = {
  name: { type: "text", autoComplete: "name", autoCapitalize: "words", maxLength: NAME_LENGTH },
  email: { type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: 30 },
} as const;

/** Who we deal with. Typed by visitors, read from the account for users. */
export function ContactFields({ texts, known, typed, onType, fields, phoneError }: Props) {
  const toType = fields.filter((field) => !known[field]);
  const toRead = fields.filter((field) => known[field]);
  const errors = { name: hasLink(typed.name) ? texts.nameLink : undefined, phone: phoneError };
  const strange = typed.phone !== "" && !looksLikePhone(typed.phone);
  return (
    <div className={styles.contact}>
      {toType.length > 0 ? (
        <div className="grid-6">
          {toType.map((field) => (
            <TextField
              key={field}
              className={toType.length > 1 && field !== "email" ? "span-3" : "span-6"}
              label={texts[field]}
              name={field}
              {...INPUTS[field]}
              value={typed[field]}
              error={field === "email" ? undefined : errors[field]}
              warning={field === "phone" && strange ? texts.phoneWarning : undefined}
              onChange={(event) => onType(field, toOneLine(event.currentTarget.value))}
            />
          ))}
        </div>
      ) : null}
      {toRead.length > 0 ? (
        <div className={styles.known}>
          {toRead.map((field) => (
            <ReadonlyRow key={field} label={texts[field]} value={known[field]} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
