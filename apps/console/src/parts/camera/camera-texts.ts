import { defineTexts } from "../../i18n/define-texts.ts";

/** The smallest WebAssembly module; a content security policy without `wasm-unsafe-eval` refuses it. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * Whether this document's policies allow the camera and WebAssembly: only documents of scanning screens do, and
 * navigation within the console keeps the document.
 */
export function maySee(): boolean {
  try {
    return new WebAssembly.Module(NOTHING) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

const en = {
  open: "Scan with the camera",
  title: "Camera",
  aim: "Hold the label in front of the camera.",
  refused: "The camera is not allowed here. Allow it in the browser, or type the number.",
  failed: "There is no camera that works here. Type the number.",
  close: "Close",
};

const nl: typeof en = {
  open: "Scan met de camera",
  title: "Camera",
  aim: "Houd het etiket voor de camera.",
  refused: "De camera mag hier niet. Sta hem toe in de browser, of typ het nummer.",
  failed: "Er is hier geen camera die werkt. Typ het nummer.",
  close: "Sluit",
};

export const useCameraTexts = defineTexts({ en, nl });
