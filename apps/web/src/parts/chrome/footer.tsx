import type { MouseEvent } from "react";
import "../../ui/swing.module.css";
import { ServerPart } from "../navigation/server-part.tsx";
import { openConsent } from "./consent-store.ts";
import "./footer.module.css";

/** The footer is server-rendered; only the click on cookie choices is handled here (CHROME-13). */
export function Footer() {
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest("[data-cookie-choices]")) openConsent();
  };
  return <ServerPart name="footer" onClick={onClick} />;
}
