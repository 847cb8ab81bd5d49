import {
  FIRST_DIGITS,
  GRID,
  SIX_BITS,
  type PostalArea,
} from "@waslijn/contract/shared/postal-area";

/** Areas of the national list that have addresses, without those of post-office boxes only. */
export function readAreas(csv: string): PostalArea[] {
  const [head = "", ...lines] = csv.trim().split(/\r?\n/);
  const columns = cellsOf(head);
  return lines
    .map((line) => {
      const cells = cellsOf(line);
      return (column: string): string => cells[columns.indexOf(column)] ?? "";
    })
    .filter((cell) => cell("soort").startsWith("Adres"))
    .map((cell) => ({
      digits: Number(cell("postcode")),
      latitude: Number(cell("latitude")),
      longitude: Number(cell("longitude")),
      place: cell("woonplaats"),
    }))
    .sort((one, other) => one.digits - other.digits);
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );

/** Source of derived.ts, in the form that its reader expects. */
export function printDerived(areas: PostalArea[]): string {
  const isStart = areas.map(({ place }, index) => place !== areas[index - 1]?.place);
  const parts = {
    CODES: toBits(areas.map(({ digits }) => digits - FIRST_DIGITS)),
    STARTS: toBits(isStart.flatMap((is, index) => (is ? [index] : []))),
    POSITIONS: areas.map(toLetters).join(""),
    NAMES: areas
      .filter((_, index) => isStart[index])
      .map(({ place }) => place)
      .join("|"),
  };
  const lines = Object.entries(parts).map(
    ([name, letters]) => `export const ${name} =\n  ${JSON.stringify(letters)};\n`,
  );
  return `/** Generated from the national list of postal codes by scripts/write-postal-areas.ts. */\n${lines.join("")}`;
}

function toBits(bits: number[]): string {
  const values = Array.from({ length: Math.floor((bits.at(-1) ?? 0) / 6) + 1 }, () => 0);
  for (const bit of bits) values[Math.floor(bit / 6)]! |= 1 << (bit % 6);
  return values.map((value) => SIX_BITS[value]).join("");
}

function toLetters({ latitude, longitude }: PostalArea): string {
  const row = Math.round((latitude - GRID.south) * GRID.perLatitude);
  const column = Math.round((longitude - GRID.west) * GRID.perLongitude);
  const spot = row * GRID.columns + column;
  return [4096, 64, 1].map((unit) => SIX_BITS[Math.floor(spot / unit) % 64]).join("");
}
