import type { Catalogue } from "../../lib/page-data.ts";
import { PIECE_SERVICES, pieceKey } from "./estimate-price.ts";

type Names = Record<(typeof PIECE_SERVICES)[number], string>;

/** What an estimate can count by the piece. Two services may clean the same garment; then the service says which is meant. */
export function estimateItems({ services }: Catalogue, names: Names) {
  const items = PIECE_SERVICES.flatMap((code) => {
    const service = services.find(({ type }) => type === code);
    return (service?.prices ?? []).map((price) => ({
      ...price,
      key: pieceKey(code, price),
      service: service?.name || names[code],
    }));
  });
  const isTwice = (name: string) => items.filter((item) => item.name === name).length > 1;
  return items.map(({ service, ...item }) =>
    isTwice(item.name) ? { ...item, name: `${item.name} (${service})` } : item,
  );
}
