import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";
import CameraView from "../../parts/camera/camera-view.tsx";
import { useCameraTexts } from "../../parts/camera/camera-texts.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Button } from "../../ui/button.tsx";

type Props = { onScan: (label: OrderLabel) => void; onClose: () => void };

/** Scans with the camera until it sees one of our labels. */
export default function Camera({ onScan, onClose }: Props) {
  const texts = useCameraTexts();
  const see = (text: string): boolean => {
    const label = readLabel(text);
    if (label) onScan(label);
    return label !== undefined;
  };
  return (
    <Dialog label={texts.title} className="camera touch" onClose={onClose}>
      <CameraView onSee={see} />
      <p role="status">{texts.aim}</p>
      <Button isWide onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  );
}
