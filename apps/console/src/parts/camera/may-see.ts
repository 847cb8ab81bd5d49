/** The shortest program there is; a policy that forbids programs refuses it. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * Whether this document may use the camera and run our reader: those of the screens where labels are scanned may both,
 * all others neither. The console changes screens without a new document.
 */
export function maySee(): boolean {
  try {
    return new WebAssembly.Module(NOTHING) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
