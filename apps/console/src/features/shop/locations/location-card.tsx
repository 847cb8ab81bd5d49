import type { DataValue } from "@waslijn/contract/console/data/data";
import { qrPicture } from "@waslijn/ui/qr/qr-picture.ts";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Logo } from "../../../parts/logo/logo.tsx";
import { useLocationTexts } from "./location-texts.ts";
import "./location-card.css";

/** A card for the counter: what it is, the code, and a QR code that opens the page where it is typed. */
export function LocationCard({ location, onClose }: { location: DataValue; onClose: () => void }) {
  const texts = useLocationTexts().card;
  const kind = location.kind === "b2b" ? "b2b" : "retail";
  const url = `${window.location.origin}/${String(location.language)}/${kind}`;
  const { size, path } = qrPicture(url);
  return (
    <Dialog
      label={texts.title(String(location.company))}
      className="ask card-dialog"
      onClose={onClose}
    >
      <div className="card-print">
        <Logo />
        <h2>{texts.scan[kind]}</h2>
        <svg
          className="card-qr"
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={texts.qr(url)}
        >
          <rect className="card-qr-ground" width={size} height={size} />
          <path className="card-qr-dark" d={path} />
        </svg>
        <p className="small">{url.replace(/^https?:\/\//, "")}</p>
        <p>
          {texts.code}
          <strong className="card-code">{String(location.code)}</strong>
        </p>
        <p>
          <b>{String(location.company)}</b>
          <br />
          {String(location.address_line)}
        </p>
        <p className="small">
          {texts.return}: {String(location.bls)}
        </p>
      </div>
      <div className="ask-do">
        <button className="btn btn-quiet" type="button" onClick={onClose}>
          {texts.close} <kbd>Esc</kbd>
        </button>
        <button className="btn btn-main" type="button" onClick={() => window.print()}>
          <Icon name="print" size="s" />
          {texts.print}
        </button>
      </div>
    </Dialog>
  );
}
