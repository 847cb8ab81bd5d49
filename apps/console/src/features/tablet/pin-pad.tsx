import { useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../ui/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useTabletTexts } from "./tablet-texts.ts";

const LENGTH = 6;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

type Props = {
  label: string;
  /** Called with all digits; resolves to why the PIN was refused. */
  onPin: (pin: string) => Promise<string | undefined>;
  onLeave: () => void;
};

/** Six digits by touch or keyboard; the last one submits. */
export function PinPad({ label, onPin, onLeave }: Props) {
  const texts = useTabletTexts();
  const words = useFailureWords();
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (digits: string): Promise<void> => {
    setIsRunning(true);
    try {
      setProblem(await onPin(digits));
    } catch (failure) {
      setProblem(words(failure));
    }
    setPin("");
    setIsRunning(false);
  };
  const type = (digits: string): void => {
    // A hardware keyboard goes on where the pad was pressed.
    field.current?.focus();
    if (isRunning) return;
    setPin(digits);
    setProblem(undefined);
    if (digits.length === LENGTH) void submit(digits);
  };
  return (
    <section className="tl-pin" aria-labelledby="tablet-pin">
      <h1 id="tablet-pin">
        <label htmlFor="tablet-pin-field">{label}</label>
      </h1>
      <div className="tl-dots" data-filled={pin.length}>
        <input
          id="tablet-pin-field"
          ref={field}
          type="password"
          inputMode="none"
          autoComplete="off"
          maxLength={LENGTH}
          value={pin}
          readOnly={isRunning}
          aria-invalid={problem !== undefined}
          aria-describedby="tablet-pin-problem"
          onChange={(event) => type(event.target.value.replace(/\D/g, ""))}
        />
        {Array.from({ length: LENGTH }, (_, at) => (
          <span key={at} className={at < pin.length ? "is-filled" : undefined} aria-hidden="true" />
        ))}
      </div>
      <p className="tl-problem" id="tablet-pin-problem" role="alert">
        {problem}
      </p>
      <div className="tl-pad">
        {DIGITS.map((digit) => (
          <Button key={digit} look="bare" onClick={() => type(pin + digit)}>
            {digit}
          </Button>
        ))}
        <span />
        <Button look="bare" onClick={() => type(`${pin}0`)}>
          0
        </Button>
        <Button look="bare" aria-label={texts.erase} onClick={() => type(pin.slice(0, -1))}>
          <Icon name="erase" />
        </Button>
      </div>
      <Button look="quiet" onClick={onLeave}>
        <Icon name="back" />
        {texts.other}
      </Button>
    </section>
  );
}
