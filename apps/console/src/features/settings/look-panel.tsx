import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import type { BrandColour } from "@waslijn/contract/shared/brands/brand-shape";
import { Logo } from "../../ui/logo.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useSettingsTexts } from "./settings-texts.ts";

const COLOURS = Object.keys(brandLook.colours) as BrandColour[];

/** Colours and logo of the brand file, which are fixed at build time: shown, with where to change them. */
export function LookPanel() {
  const { look } = useSettingsTexts();
  return (
    <Panel title={look.title} aside={<span className="quiet">{look.hint}</span>}>
      <div className="panel-in">
        <div className="set-row">
          <span className="set-label">{look.logo}</span>
          <div>
            <span className="set-logo">
              <Logo />
            </span>
            <p className="hint">{look.named}</p>
          </div>
        </div>
        {COLOURS.map((name) => (
          <div key={name} className="set-row">
            <span className="set-label">{look.colours[name]}</span>
            <span className="set-colours">
              {brandLook.colours[name].map((colour, scheme) => (
                <span key={look.schemes[scheme]} className="set-colour">
                  <svg viewBox="0 0 1 1" aria-hidden="true" focusable="false">
                    <rect width="1" height="1" fill={colour} />
                  </svg>
                  <code>{colour}</code> <span className="quiet">{look.schemes[scheme]}</span>
                </span>
              ))}
            </span>
          </div>
        ))}
        <p className="hint set-look">{look.text}</p>
      </div>
    </Panel>
  );
}
