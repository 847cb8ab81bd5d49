import { formatPlainCents } from "@waslijn/contract/shared/formats/money";
import { FREE_REASON_LENGTH, VAT_CODES, type VatCode } from "@waslijn/contract/shared/pricing";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { DialogProps } from "../use-order-acts.ts";
import { useOrderTexts } from "../order-texts.ts";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { readCents } from "../../../ui/form/read-number.ts";
import { Button } from "../../../ui/button.tsx";

type FreeLine = DeskOrder["free"][number];

/** Form state of a manual bill line (BILL-02). */
type FreeDraft = { isOff: boolean; euros: string; reason: string; vat: VatCode };

export const NEW_LINE: FreeDraft = { isOff: true, euros: "", reason: "", vat: "21" };

export const toDraft = ({ cents, reason, vat }: FreeLine): FreeDraft => ({
  isOff: cents < 0,
  euros: formatPlainCents(Math.abs(cents), "nl"),
  reason,
  vat,
});

type WrongLine = { amount: boolean; reason: boolean };

export const wrongLine = ({ euros, reason }: FreeDraft): WrongLine => ({
  amount: !readCents(euros),
  reason: reason.trim() === "",
});

export const toLine = ({ isOff, euros, reason, vat }: FreeDraft): FreeLine => ({
  cents: (isOff ? -1 : 1) * (readCents(euros) ?? 0),
  reason: reason.trim(),
  vat,
});

/** Manual lines on the bill, each with a reason that the customer sees (BILL-02). */
export function FreeLinesDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const words = texts.free;
  const [lines, setLines] = useState<FreeDraft[]>(() =>
    order.free.length > 0 ? order.free.map(toDraft) : [NEW_LINE],
  );
  const [isChecked, setIsChecked] = useState(false);
  const set = (at: number, line: FreeDraft): void =>
    setLines(lines.map((old, place) => (place === at ? line : old)));
  const save = (): void => {
    setIsChecked(true);
    if (lines.some((line) => Object.values(wrongLine(line)).includes(true))) return;
    void acts.change(texts.done["free-line"], (version) =>
      callConsole("setFreeLines", {
        params: { number: order.number },
        body: { version, lines: lines.map(toLine) },
      }),
    );
  };
  return (
    <Ask
      title={texts.acts["free-line"]}
      submit={words.submit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={save}
      onClose={acts.stop}
    >
      <p>{words.text}</p>
      {lines.length === 0 && <p className="quiet">{words.none}</p>}
      {lines.map((line, at) => {
        const wrong = isChecked ? wrongLine(line) : undefined;
        return (
          // Keyed by index: lines have no id.
          <div key={at} className="free-line">
            <TextField
              label={words.reason(at + 1)}
              maxLength={FREE_REASON_LENGTH}
              value={line.reason}
              error={wrong?.reason ? words.noReason : undefined}
              onChange={(reason) => set(at, { ...line, reason })}
            />
            <div className="free-line-sum">
              <SelectField
                label={words.kind(at + 1)}
                value={line.isOff ? "off" : "on"}
                options={[
                  ["off", words.takeOff],
                  ["on", words.add],
                ]}
                onChange={(kind) => set(at, { ...line, isOff: kind === "off" })}
              />
              <TextField
                label={words.amount(at + 1)}
                inputMode="decimal"
                value={line.euros}
                error={wrong?.amount ? words.noAmount : undefined}
                onChange={(euros) => set(at, { ...line, euros })}
              />
              <SelectField
                label={words.vat(at + 1)}
                value={line.vat}
                options={VAT_CODES.map((vat) => [vat, words.vats[vat]])}
                onChange={(vat) => set(at, { ...line, vat: vat as VatCode })}
              />
              <Button
                look="quiet"
                isSquare
                aria-label={words.remove(at + 1)}
                onClick={() => setLines(lines.filter((_, place) => place !== at))}
              >
                <Icon name="close" size="s" />
              </Button>
            </div>
          </div>
        );
      })}
      <Button size="s" onClick={() => setLines([...lines, NEW_LINE])}>
        <Icon name="plus" size="s" />
        {words.another}
      </Button>
    </Ask>
  );
}
