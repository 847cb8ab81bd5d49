import type { DataPreview } from "@waslijn/contract/console/data/data";
import { useState } from "react";
import { Ask } from "../dialog/ask.tsx";
import { Concern, ConcernedPeople, type Telling } from "./concern.tsx";
import { useDataTexts } from "./data-texts.ts";

type Props = {
  preview: DataPreview;
  onSubmit: (tell: Telling) => void;
  onClose: () => void;
};

/** Before something happens to customers: whom it concerns, and what is done about it (SHOP-01). */
export function ConcernDialog({ preview: { orders }, onSubmit, onClose }: Props) {
  const texts = useDataTexts().concern;
  const [tell, setTell] = useState<Telling>("mail");
  return (
    <Ask
      title={texts.title(orders.length)}
      submit={texts.submit(tell === "mail" ? orders.filter((one) => one.hasEmail).length : 0)}
      leave={texts.leave}
      isRunning={false}
      onSubmit={() => onSubmit(tell)}
      onClose={onClose}
    >
      <Concern orders={orders} tell={tell} onTell={setTell} />
      <ConcernedPeople orders={orders} />
    </Ask>
  );
}
