/** Lets the console open without a connection on the phone of somebody who drives; other staff load none of it. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Without it everything works but opening the page anew without a connection.
  navigator.serviceWorker
    .register("/console/worker.js", { scope: "/console/" })
    .catch(() => undefined);
}
