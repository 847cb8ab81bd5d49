import type { StopAct } from "@waslijn/contract/console/runs";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

type Position = NonNullable<StopAct["position"]>;

/** An older position says too little about where an act was made. */
const FRESH_MS = 2 * 60_000;
const ASKING: PositionOptions = { maximumAge: 30_000, timeout: 20_000 };
/** About a metre. */
const DECIMALS = 5;

let last: { position: Position; at: number } | undefined;

/**
 * Asks the phone where it is whenever the driver opens a screen, so that an act need not wait for the answer (DRIVE-09).
 * A driver who does not allow it works as before.
 */
export function usePhonePosition(isAsked: boolean): void {
  const screen = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (isAsked && "geolocation" in navigator) {
      navigator.geolocation.getCurrentPosition(remember, () => undefined, ASKING);
    } else last = undefined;
  }, [isAsked, screen]);
}

function remember({ coords: { latitude, longitude } }: GeolocationPosition): void {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return;
  const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  const position = { latitude: rounded(latitude), longitude: rounded(longitude) };
  last = { position, at: Date.now() };
}

/** The field of an act; empty without a recent position. */
export const positionField = (): { position?: Position } =>
  last && Date.now() - last.at < FRESH_MS ? { position: last.position } : {};
