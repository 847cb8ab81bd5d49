/** Reads a barcode from what the camera shows; undefined where it shows none. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined>;

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

export async function openReader(): Promise<ReadBarcode> {
  const Own = globalThis.BarcodeDetector;
  if (Own && (await Own.getSupportedFormats()).includes(FORMAT)) {
    const detector = new Own({ formats: [FORMAT] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { readCode128 } = await import("./read-with-wasm.ts");
  return readCode128;
}
