import type { DeskOrder } from "@waslijn/contract/console/order";
import type { Instructions } from "@waslijn/contract/customer/my-order";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { OrderActs } from "./use-order-acts.ts";

type Props = { order: DeskOrder; acts: OrderActs };

const AT_THE_DOOR = [
  ["bell", 80],
  ["floor", 80],
  ["neighbour", 120],
  ["leaveWith", 120],
] as const satisfies [keyof Instructions, number][];

export function DetailsDialog({ order, acts }: Props) {
  const texts = useOrderTexts();
  const [name, setName] = useState(order.contact.name);
  const [phone, setPhone] = useState(order.contact.phone);
  const [notes, setNotes] = useState(order.notes);
  const [instructions, setInstructions] = useState(order.instructions);
  const keep = (): void =>
    void acts.change(texts.details.done, (version) =>
      callConsole("editDetails", {
        params: { number: order.number },
        body: { version, name, phone, notes, instructions },
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
      <TextField
        label={texts.customer.phone}
        type="tel"
        required
        maxLength={30}
        value={phone}
        onChange={setPhone}
      />
      <TextField
        label={texts.customer.remarks}
        maxLength={2000}
        value={notes}
        onChange={setNotes}
      />
      {AT_THE_DOOR.map(([field, longest]) => (
        <TextField
          key={field}
          label={texts.details[field]}
          maxLength={longest}
          value={instructions[field] ?? ""}
          onChange={(value) => setInstructions({ ...instructions, [field]: value })}
        />
      ))}
    </Ask>
  );
}
