import { TextField } from "../../ui/form/field.tsx";
import type { PhoneDraft } from "./phone-draft.ts";
import type { ByPhone } from "./use-by-phone.ts";

type SaidName = {
  [N in keyof PhoneDraft]: PhoneDraft[N] extends string ? N : never;
}[keyof PhoneDraft];

type Props = Omit<React.ComponentProps<typeof TextField>, "value" | "onChange" | "name"> & {
  phone: ByPhone;
  name: Exclude<SaidName, "key" | "language" | "caller">;
};

/** A field of the draft, findable by name when it is invalid. */
export function SaidField({ phone: { draft, say }, name, ...field }: Props) {
  return (
    <div data-field={name}>
      <TextField
        autoComplete="off"
        value={draft[name]}
        onChange={(value) => say({ [name]: value })}
        {...field}
      />
    </div>
  );
}
