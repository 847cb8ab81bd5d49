/**
 * A new order of a list in which the fixed ones stand where they stood, as far as the list is long enough, and the
 * others follow one another around them.
 */
export function keepPlaces<T>(
  before: readonly T[],
  after: readonly T[],
  isFixed: (one: T) => boolean,
): T[] {
  const stays = new Set(after);
  const fixed = new Map(
    before
      .map((one, place) => [place, one] as const)
      .filter(([, one]) => isFixed(one) && stays.has(one)),
  );
  const held = new Set(fixed.values());
  const flowing = after.filter((one) => !held.has(one));
  const placed: T[] = [];
  for (let place = 0; placed.length < after.length; place += 1) {
    const next = fixed.get(place) ?? flowing.shift();
    if (next !== undefined) placed.push(next);
  }
  return placed;
}
