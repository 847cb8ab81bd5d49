import { useState } from "react";
import { Button } from "@waslijn/ui/button/button.tsx";
import { addressCalls } from "./address-calls.ts";
import type { AddressFailure, FoundAddress } from "./address-result.ts";
import { checkAddress } from "./check-address.ts";
import { keepFailure, type StoredFailure } from "./failed-check.ts";
import { useOutOfAreaTexts } from "./out-of-area/out-of-area-texts.ts";
import styles from "./out-of-area/out-of-area-dialog.module.css";
import { subThoroughfare } from "./to-location.ts";
import { trackCheck } from "./track-check.ts";

type Props = {
  typed: StoredFailure;
  additions: string[];
  onFound: (found: FoundAddress) => void;
  onFailed: (failure: AddressFailure) => void;
};

/** The doors that the register knows at the number; a press checks that one. */
export function AdditionChoice({ typed, additions, onFound, onFailed }: Props) {
  const texts = useOutOfAreaTexts();
  const [chosen, setChosen] = useState<string>();

  const choose = async (addition: string): Promise<void> => {
    setChosen(addition);
    const address = { ...typed, addition };
    const result = await trackCheck(typed.postalCode, () => checkAddress(address, addressCalls));
    setChosen(undefined);
    if (result.kind === "found") return onFound(result);
    keepFailure({ ...address, reason: result.reason });
    onFailed(result);
  };

  return (
    <ul className={styles.doors} aria-label={texts.doors}>
      {additions.map((addition) => (
        <li key={addition}>
          <Button
            kind="line"
            wide
            busy={chosen !== undefined}
            onClick={() => void choose(addition)}
          >
            {subThoroughfare(typed.houseNumber, addition)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
