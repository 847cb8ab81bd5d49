/**
 * Returns `after` with the fixed items at the index they had in `before`, as far as the list is long enough; the other
 * items keep their order around them.
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
