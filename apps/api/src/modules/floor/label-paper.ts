/** Millimetres from the top left corner of a page. */
export type Place = { page: number; x: number; y: number; width: number; height: number };

type Paper = {
  page: readonly [width: number, height: number];
  label: readonly [width: number, height: number];
  /** Where the first label begins, and how far it is to the next one. */
  first: readonly [x: number, y: number];
  step: readonly [x: number, y: number];
  columns: number;
  rows: number;
};

/**
 * What shops sell: a sheet of 21 labels (Avery L7160 and its copies: 63.5 × 38.1 mm, three by seven), and a roll of
 * large address labels (DYMO 99012: 89 × 36 mm, each a page of its own).
 */
export const LABEL_PAPERS = {
  sheet: {
    page: [210, 297],
    label: [63.5, 38.1],
    first: [7.21, 15.15],
    step: [66.04, 38.1],
    columns: 3,
    rows: 7,
  },
  roll: { page: [89, 36], label: [89, 36], first: [0, 0], step: [0, 0], columns: 1, rows: 1 },
} as const satisfies Record<string, Paper>;

export type LabelPaper = keyof typeof LABEL_PAPERS;

/** Where the labels come, row by row; a sheet that was begun has some already used. */
export function labelPlaces(name: LabelPaper, labels: number, used: number): Place[] {
  const { label, first, step, columns, rows }: Paper = LABEL_PAPERS[name];
  const perPage = columns * rows;
  return Array.from({ length: labels }, (_, index) => {
    const at = index + (used % perPage);
    const onPage = at % perPage;
    return {
      page: Math.floor(at / perPage),
      x: first[0] + (onPage % columns) * step[0],
      y: first[1] + Math.floor(onPage / columns) * step[1],
      width: label[0],
      height: label[1],
    };
  });
}
