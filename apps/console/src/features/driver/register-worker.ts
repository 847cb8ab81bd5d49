import { onChance } from "@waslijn/api-client/until-answered.ts";

/** Lets the console open without a connection on the phone of somebody who drives; other staff load none of it. */
export function registerWorker(): (() => void) | undefined {
  if (!("serviceWorker" in navigator)) return undefined;
  const register = (): void => {
    // Without it everything works but opening the page anew without a connection.
    navigator.serviceWorker
      .register("/console/worker.js", { scope: "/console/" })
      .catch(() => undefined);
  };
  register();
  // One of its files that did not arrive, and the browser has forgotten it; where it is installed nothing happens.
  return onChance(register);
}
