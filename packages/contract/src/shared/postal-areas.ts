import { FIRST_DIGITS, GRID, type PostalArea, SIX_BITS } from "./postal-area.ts";
import { CODES, NAMES, POSITIONS, STARTS } from "./postal-areas-derived.ts";

/** All areas with addresses, by their digits. 39 KB: import it only where it is needed. */
export function listPostalAreas(): PostalArea[] {
  const names = NAMES.split("|");
  let place = -1;
  return bitsOf(CODES).map((code, index) => {
    if (isSet(STARTS, index)) place += 1;
    return { digits: FIRST_DIGITS + code, ...positionAt(index), place: names[place] ?? "" };
  });
}

const valueAt = (letters: string, at: number): number => SIX_BITS.indexOf(letters[at] ?? "A");

const isSet = (letters: string, bit: number): boolean =>
  ((valueAt(letters, Math.floor(bit / 6)) >> (bit % 6)) & 1) === 1;

const bitsOf = (letters: string): number[] =>
  Array.from({ length: letters.length * 6 }, (_, bit) => bit).filter((bit) => isSet(letters, bit));

function positionAt(index: number): { latitude: number; longitude: number } {
  const spot = [0, 1, 2].reduce((sum, at) => sum * 64 + valueAt(POSITIONS, index * 3 + at), 0);
  const row = Math.floor(spot / GRID.columns);
  return {
    latitude: GRID.south + row / GRID.perLatitude,
    longitude: GRID.west + (spot % GRID.columns) / GRID.perLongitude,
  };
}
