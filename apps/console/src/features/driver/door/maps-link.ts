/** Opens the phone's own maps: Apple's follow `maps:`, all others what Android calls a place. */
export function mapsLink(
  { street, place }: { street: string; place: string },
  agent: string,
): string {
  const where = encodeURIComponent(`${street}, ${place}`);
  return /iPhone|iPad|Macintosh/.test(agent) ? `maps:?daddr=${where}` : `geo:0,0?q=${where}`;
}
