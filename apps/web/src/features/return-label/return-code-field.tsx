import { RETURN_CODE_LENGTH } from "@waslijn/contract/shared/constants";
import { ProblemText } from "../../parts/service-point/problem-text.tsx";
import { TextField } from "@waslijn/ui/field/text-field.tsx";
import { useReturnLabelTexts } from "./return-label-texts.ts";
import type { ReturnLookup } from "./return-lookup.ts";

type Props = { lookup: ReturnLookup; onType: (text: string) => void };

export function ReturnCodeField({ lookup, onType }: Props) {
  const texts = useReturnLabelTexts();
  const problem = lookup.at === "typing" ? lookup.problem : undefined;
  return (
    <TextField
      look="code"
      label={texts.code}
      hint={texts.caption}
      placeholder={texts.placeholder}
      error={problem ? <ProblemText problem={problem} /> : undefined}
      value={lookup.code}
      maxLength={RETURN_CODE_LENGTH}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => onType(event.currentTarget.value)}
      onPaste={(event) => {
        // The browser would cut " BC12M" off before its spaces are taken away.
        event.preventDefault();
        onType(event.clipboardData.getData("text"));
      }}
    />
  );
}
