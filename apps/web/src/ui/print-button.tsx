import { Button } from "./button.tsx";

export function PrintButton({ label }: { label: string }) {
  return (
    <Button kind="quiet" icon="print" className="no-print" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
