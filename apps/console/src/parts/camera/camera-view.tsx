import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useCameraTexts } from "./camera-texts.ts";
import "./camera.css";

/** Reads a barcode from the current video frame; undefined when there is none. */
type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** BarcodeDetector: not in every browser, and not in TypeScript's DOM types. */
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
  /** Called for every frame with a barcode; return true to stop scanning. */
  onSee: (text: string) => boolean;
};

/** Scans barcodes with the camera while mounted. */
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
