import { Button } from "../../ui/button/button.tsx";
import { useContentTexts } from "./content-texts.ts";

export function PrintButton() {
  const { print: label } = useContentTexts();
  return (
    <Button kind="quiet" icon="print" className="no-print" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
