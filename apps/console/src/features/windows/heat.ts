/** How full a window is, in steps that have a colour: nothing, up to a quarter, …, nothing free. */
export function heatOf(booked: number, places: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (booked === 0) return 0;
  if (booked >= places) return 5;
  const share = booked / places;
  if (share <= 0.25) return 1;
  if (share <= 0.45) return 2;
  return share <= 0.72 ? 3 : 4;
}

/** Of a day, in whole percent; undefined where there is no place. */
export function shareTaken(
  cells: readonly { booked: number; places: number }[],
): number | undefined {
  const places = cells.reduce((sum, cell) => sum + cell.places, 0);
  const booked = cells.reduce((sum, cell) => sum + Math.min(cell.booked, cell.places), 0);
  return places === 0 ? undefined : Math.round((booked / places) * 100);
}
