import { useParams } from "@tanstack/react-router";
import { useRoute } from "../route-context.ts";
import type { ShownStop } from "../shown-stops.ts";

/** The stop that the address names, if the run has it. */
export function useStop(): ShownStop | undefined {
  const { number, kind } = useParams({ strict: false });
  return useRoute().stops.find((stop) => stop.number === number && stop.kind === kind);
}
