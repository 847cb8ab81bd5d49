import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useCountTexts } from "../count-texts.ts";
import { openReader } from "./open-reader.ts";

const LOOK_MS = 150;

type Props = { onScan: (label: OrderLabel) => void; onClose: () => void };

/** Looks through the camera until it sees one of our labels. */
export default function Camera({ onScan, onClose }: Props) {
  const texts = useCountTexts().camera;
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<"refused" | "failed">();
  const see = useEffectEvent((text: string): boolean => {
    const label = readLabel(text);
    if (label) onScan(label);
    return label !== undefined;
  });
  useEffect(() => {
    const stop = new AbortController();
    watch(video.current, see, stop.signal).catch((failure: unknown) => {
      const isRefused = failure instanceof DOMException && failure.name === "NotAllowedError";
      if (!stop.signal.aborted) setTrouble(isRefused ? "refused" : "failed");
    });
    return () => stop.abort();
  }, []);
  return (
    <Dialog label={texts.title} className="camera touch" onClose={onClose}>
      {trouble ? (
        <p className="note note-bad" role="alert">
          <Icon name="warn" />
          <span>{texts[trouble]}</span>
        </p>
      ) : (
        <>
          <video ref={video} muted playsInline aria-label={texts.title} />
          <p role="status">{texts.aim}</p>
        </>
      )}
      <button className="btn btn-line btn-wide" type="button" onClick={onClose}>
        {texts.close}
      </button>
    </Dialog>
  );
}

async function watch(
  video: HTMLVideoElement | null,
  see: (text: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  if (!video) return;
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  const end = (): void => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return end();
  signal.addEventListener("abort", end);
  video.srcObject = stream;
  const [read] = await Promise.all([openReader(), video.play()]);
  while (!signal.aborted) {
    const text = await read(video);
    if (signal.aborted || (text !== undefined && see(text))) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
