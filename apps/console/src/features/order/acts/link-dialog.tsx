import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "./use-order-acts.ts";

export function LinkDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const replace = (): void =>
    void acts.change(texts.done["replace-link"], (version) =>
      callConsole("replaceLink", { params: { number: order.number }, body: { version } }),
    );
  return (
    <Ask
      title={texts.confirm.link}
      submit={texts.confirm.linkSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={replace}
      onClose={acts.stop}
    >
      <p>{texts.confirm.linkText}</p>
    </Ask>
  );
}
