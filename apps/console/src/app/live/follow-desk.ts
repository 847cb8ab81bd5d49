import { consoleCalls } from "@waslijn/contract/console/calls";
import type { LiveChange } from "@waslijn/contract/console/desk/today";

type Listeners = {
  /** The line is alive, and told all up to this event. */
  onBeat: (event: number) => void;
  /** This order changed; without a number any of them may have. */
  onChange: (number?: string) => void;
  /** Who drives what changed. */
  onRun: () => void;
  /** The provider's data changed. */
  onData: () => void;
  /** The server would not have us on the line. */
  onRefused: () => void;
};

const REOPEN_MS = 3000;

/** Listens to all orders until it is told to stop. */
export function followDesk({ onBeat, onChange, onRun, onData, onRefused }: Listeners): () => void {
  let reopening: ReturnType<typeof setTimeout>;
  const open = (): EventSource => {
    const line = new EventSource(`/api${consoleCalls.followDesk.path}`);
    line.addEventListener("beat", ({ lastEventId }: MessageEvent<string>) =>
      onBeat(Number(lastEventId)),
    );
    line.addEventListener("run", onRun);
    line.addEventListener("data", onData);
    line.addEventListener("many", () => onChange());
    line.addEventListener("order", (event: MessageEvent<string>) =>
      onChange((JSON.parse(event.data) as LiveChange).number),
    );
    line.addEventListener("error", () => {
      // A browser mends a broken line by itself; one that was refused it gives up.
      if (line.readyState !== EventSource.CLOSED) return;
      onRefused();
      reopening = setTimeout(reopen, REOPEN_MS);
    });
    return line;
  };
  const reopen = (): void => {
    current = open();
    // A new line does not know what the one before it told last.
    current.addEventListener("open", () => onChange(), { once: true });
  };
  let current = open();
  return () => {
    current.close();
    clearTimeout(reopening);
  };
}
