import { useEffect, useState } from "react";

type Read = (typed: string) => string | undefined;

/** What reads numbers, once there is one: it weighs as much as a page, and most pages ask for none. */
export function usePhoneReader(isNeeded: boolean): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (!isNeeded) return;
    import("@waslijn/contract/shared/phone").then(
      ({ toE164 }) => setRead(() => toE164),
      // Without it nothing is said; the server reads the number anyway.
      () => undefined,
    );
  }, [isNeeded]);
  return read;
}
