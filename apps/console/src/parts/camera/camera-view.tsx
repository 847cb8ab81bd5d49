import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useCameraTexts } from "./camera-texts.ts";
import "./camera.css";

/** Reads a barcode from what the camera shows; undefined where it shows none. */
type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Not every browser has it, and TypeScript does not know it. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

const FORMAT = "code_128";

async function openReader(): Promise<ReadBarcode> {
  const Own = globalThis.BarcodeDetector;
  if (Own && (await Own.getSupportedFormats()).includes(FORMAT)) {
    const detector = new Own({ formats: [FORMAT] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { readCode128 } = await import("./read-with-wasm.ts");
  return readCode128;
}

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
