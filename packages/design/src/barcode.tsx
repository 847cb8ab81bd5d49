import { code128 } from "./code-128.ts";

export type BarcodeProps = {
  text: string;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
};

/** Code 128 in black. Set its size in CSS and leave ten modules of white on either side. */
export function Barcode({ text, label, className }: BarcodeProps) {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={bars(widths)} fill="#000" />
    </svg>
  );
}

function bars(widths: readonly number[]): string {
  let at = 0;
  let path = "";
  widths.forEach((width, index) => {
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  return path;
}
