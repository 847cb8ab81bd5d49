import type { OrderFlow } from "../draft/order-flow.ts";
import { PlacedScreen } from "../steps/placed-screen.tsx";
import { AppDownload } from "./app-download.tsx";

/** Screen 4; re-use also offers the app (BIZ-28, BIZ-29). */
export function BusinessPlacedScreen({ flow }: { flow: OrderFlow }) {
  return <PlacedScreen>{flow.kind === "re-use" ? <AppDownload /> : null}</PlacedScreen>;
}
