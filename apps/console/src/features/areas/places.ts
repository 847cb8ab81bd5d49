import type { CodeRange, DeskAreas } from "@waslijn/contract/console/areas";
import {
  kilometresBetween,
  middleOf,
  type Position,
  type PostalArea,
} from "@waslijn/contract/shared/postal-area";

const ONE = /^([1-9]\d{3})(?:\s*[-–]\s*([1-9]\d{3}))?$/;

/** Parses `2311-2334, 2340`; undefined when invalid. */
export function parseRanges(typed: string): CodeRange[] | undefined {
  const parts = typed.split(",").map((part) => part.trim());
  const ranges = parts.map((part) => {
    const [, first, last = first] = ONE.exec(part) ?? [];
    return { first: Number(first), last: Number(last) };
  });
  const isRight = ranges.every(({ first, last }) => first <= last);
  return isRight ? ranges : undefined;
}

/** The inverse of `parseRanges`. */
export const printRanges = (ranges: CodeRange[]): string =>
  ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(", ");

export const isWithin = (ranges: CodeRange[], digits: number): boolean =>
  ranges.some(({ first, last }) => first <= digits && digits <= last);

export type HubOnMap = {
  id: string;
  name: string;
  areas: PostalArea[];
  middle: Position | undefined;
};
export type Place = {
  /** Its lowest postal digits: names are not unique. */
  id: number;
  name: string;
  areas: PostalArea[];
  middle: Position;
  people: number;
  lately: number;
};

/** Maximum distance between a hub and a customer. */
const REACH_KM = 60;
/** Villages of the same name are further apart than the ends of one town. */
const ONE_TOWN_KM = 20;

/** The hub that serves some digits: of nested ranges the narrowest. */
export function hubOf(ranges: DeskAreas["ranges"], digits: number): string | undefined {
  return ranges
    .filter(({ first, last }) => first <= digits && digits <= last)
    .reduce<DeskAreas["ranges"][number] | undefined>(
      (best, one) => (best && best.last - best.first <= one.last - one.first ? best : one),
      undefined,
    )?.hub;
}

export function toHubs(areas: PostalArea[], { hubs, ranges }: DeskAreas): HubOnMap[] {
  const byHub = Map.groupBy(areas, ({ digits }) => hubOf(ranges, digits));
  return hubs.map(({ id, name }) => {
    const own = byHub.get(id) ?? [];
    return { id, name, areas: own, middle: middleOf(own) };
  });
}

/** Every place of the country, longest waiting list first. */
export function toPlaces(areas: PostalArea[], { waiting }: DeskAreas): Place[] {
  const waitingIn = new Map(waiting.map((one) => [one.digits, one]));
  const sum = (own: PostalArea[], of: "people" | "lately"): number =>
    own.reduce((total, { digits }) => total + (waitingIn.get(digits)?.[of] ?? 0), 0);
  return [...Map.groupBy(areas, ({ place }) => place).values()]
    .flatMap(towns)
    .map((own) => ({
      id: own[0]!.digits,
      name: own[0]!.place,
      areas: own,
      middle: middleOf(own) ?? own[0]!,
      people: sum(own, "people"),
      lately: sum(own, "lately"),
    }))
    .sort((one, other) => other.people - one.people || one.name.localeCompare(other.name, "nl"));
}

/** Groups areas of one name into separate towns. */
function towns(areas: PostalArea[]): PostalArea[][] {
  const found: PostalArea[][] = [];
  for (const area of areas) {
    const town = found.find((own) => kilometresBetween(own[0]!, area) < ONE_TOWN_KM);
    if (town) town.push(area);
    else found.push([area]);
  }
  return found;
}

export type NearHub = { id: string; name: string; km: number };

/** Hubs by the distance of their areas from a position; hubs without areas come last. */
export function nearHubs(hubs: HubOnMap[], position: Position | undefined): NearHub[] {
  return hubs
    .map(({ id, name, middle }) => ({
      id,
      name,
      km: middle && position ? Math.round(kilometresBetween(middle, position)) : Infinity,
    }))
    .sort((one, other) => one.km - other.km);
}

export const isInReach = ({ km }: NearHub): boolean => km <= REACH_KM;

/**
 * The ranges to open for a place: its unserved digits in as few ranges as possible. A range may span digits without
 * addresses, but not those of other places. All of its digits when it is fully served.
 */
export function rangesOf(
  place: Place,
  all: PostalArea[],
  served: DeskAreas["ranges"],
): CodeRange[] {
  const own = new Set(place.areas.map(({ digits }) => digits));
  const isOpen = (digits: number): boolean => hubOf(served, digits) === undefined;
  const isServed = place.areas.every(({ digits }) => !isOpen(digits));
  const ranges: CodeRange[] = [];
  let isRunning = false;
  for (const { digits } of all) {
    const isWanted = own.has(digits) && (isServed || isOpen(digits));
    const last = ranges.at(-1);
    if (isWanted && isRunning && last) last.last = digits;
    else if (isWanted) ranges.push({ first: digits, last: digits });
    isRunning = isWanted;
  }
  return ranges;
}
