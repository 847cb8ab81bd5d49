import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { useCameraTexts } from "./camera-texts.ts";
import { openReader } from "./open-reader.ts";
import "./camera.css";

const LOOK_MS = 150;

type Props = {
  /** Hears every barcode, as often as it is seen; true ends the looking. */
  onSee: (text: string) => boolean;
};

/** Looks through the camera for barcodes as long as it is on the screen. */
export default function CameraView({ onSee }: Props) {
  const texts = useCameraTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<"refused" | "failed">();
  const see = useEffectEvent(onSee);
  useEffect(() => {
    const stop = new AbortController();
    watch(video.current, (text) => see(text), stop.signal).catch((failure: unknown) => {
      const isRefused = failure instanceof DOMException && failure.name === "NotAllowedError";
      if (!stop.signal.aborted) setTrouble(isRefused ? "refused" : "failed");
    });
    return () => stop.abort();
  }, []);
  if (trouble) {
    return (
      <p className="note note-bad" role="alert">
        <Icon name="warn" />
        <span>{texts[trouble]}</span>
      </p>
    );
  }
  return (
    <div className="viewer">
      <video ref={video} muted playsInline aria-label={texts.title} />
      <span className="viewer-aim" aria-hidden="true" />
    </div>
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
