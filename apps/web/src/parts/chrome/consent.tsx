/** Built with the frame of the pages. */
export function Consent() {
  return null;
}
