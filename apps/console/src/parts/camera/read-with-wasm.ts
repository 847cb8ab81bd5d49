import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import url from "zxing-wasm/reader/zxing_reader.wasm?url";

// By default zxing-wasm fetches its module from a CDN.
prepareZXingModule({ overrides: { locateFile: () => url } });

const canvas = document.createElement("canvas");

export async function readCode128(video: HTMLVideoElement): Promise<string | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return undefined;
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.drawImage(video, 0, 0);
  const found = await readBarcodes(drawing.getImageData(0, 0, width, height), {
    formats: ["Code128"],
    maxNumberOfSymbols: 1,
  });
  return found[0]?.text;
}
