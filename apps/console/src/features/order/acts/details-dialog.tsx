import type { DetailsBody } from "@waslijn/contract/customer/my-order";
import { INSTRUCTION_NAMES, INSTRUCTIONS } from "@waslijn/contract/shared/order-life";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { PhoneField, TextField } from "../../../ui/form/field.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "../use-order-acts.ts";

export function DetailsDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const [name, setName] = useState(order.contact.name);
  const [phone, setPhone] = useState(order.contact.phone);
  const [notes, setNotes] = useState(order.notes);
  const [instructions, setInstructions] = useState(order.instructions);
  const send = (version: number, details: Omit<DetailsBody, "version">) =>
    callConsole("editDetails", {
      params: { number: order.number },
      body: { version, ...details, phoneAsTyped: true },
    });
  const { contact } = order;
  const keep = (): void =>
    void acts.change(
      texts.details.done,
      (version) => send(version, { name, phone, notes, instructions }),
      ({ version }) =>
        send(version, {
          name: contact.name,
          phone: contact.phone,
          notes: order.notes,
          instructions: order.instructions,
        }),
    );
  return (
    <Ask
      title={texts.acts["edit-details"]}
      submit={texts.details.submit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={keep}
      onClose={acts.stop}
    >
      <TextField label={texts.details.name} required value={name} onChange={setName} />
      <PhoneField
        label={texts.customer.phone}
        required
        doubt={texts.details.phoneDoubt}
        value={phone}
        onChange={setPhone}
      />
      <TextField
        label={texts.customer.remarks}
        maxLength={2000}
        value={notes}
        onChange={setNotes}
      />
      {INSTRUCTION_NAMES.map((field) => (
        <TextField
          key={field}
          label={texts.details[field]}
          maxLength={INSTRUCTIONS[field]}
          value={instructions[field] ?? ""}
          onChange={(value) => setInstructions({ ...instructions, [field]: value })}
        />
      ))}
    </Ask>
  );
}
