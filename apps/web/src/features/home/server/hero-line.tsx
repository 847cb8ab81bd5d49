import styles from "../hero.module.css";

type Garment = {
  at: [x: number, y: number, turn: number];
  sway: string;
  name: "sock" | "shirt" | "dress" | "towel";
  box: [x: number, y: number, width: number, height: number];
  pegs: number[];
};

const SWAYS = { slow: "sway", slower: "sway sway-2", quick: "sway sway-3" };

const WIDE: Garment[] = [
  {
    at: [402, 76.8, 4.4],
    sway: SWAYS.slow,
    name: "sock",
    box: [-19.1, -2, 72.1, 108.1],
    pegs: [-7],
  },
  {
    at: [500, 83.4, 3.3],
    sway: SWAYS.quick,
    name: "sock",
    box: [-19.1, -2, 72.1, 108.1],
    pegs: [-7],
  },
  {
    at: [684, 90.7, 1.3],
    sway: SWAYS.slower,
    name: "shirt",
    box: [-105, -2, 210, 228],
    pegs: [-73, 59],
  },
  {
    at: [898, 91.1, -1.1],
    sway: SWAYS.slow,
    name: "dress",
    box: [-99.8, -2, 199.7, 290.2],
    pegs: [-44.4, 30.4],
  },
  {
    at: [1076, 84.7, -3],
    sway: SWAYS.quick,
    name: "towel",
    box: [-67.7, -3, 135.4, 190.1],
    pegs: [-61.7, 47.7],
  },
];
const NARROW: Garment[] = [
  {
    at: [84, 49.1, 7.8],
    sway: SWAYS.slower,
    name: "shirt",
    box: [-60.2, -2, 120.4, 130.7],
    pegs: [-44.8, 30.8],
  },
  {
    at: [186, 57.6, 1.7],
    sway: SWAYS.slow,
    name: "sock",
    box: [-15.5, -2, 58.5, 87.7],
    pegs: [-7],
  },
  {
    at: [232, 57.8, -1],
    sway: SWAYS.quick,
    name: "sock",
    box: [-15.5, -2, 58.5, 87.7],
    pegs: [-7],
  },
  {
    at: [328, 51.4, -6.7],
    sway: SWAYS.quick,
    name: "towel",
    box: [-46.1, -3, 92.1, 129.4],
    pegs: [-42.3, 28.3],
  },
];

/** The clothes-line drawing, once for wide screens and once for phones. */
export function HeroLine() {
  return (
    <>
      <svg className={`${styles.line} only-desktop`} viewBox="0 0 1120 400" aria-hidden="true">
        <circle className="disc" cx="1000" cy="262" r="150" />
        <path className="o" d="M-1500 -415.8Q600 511.5 2700 -254.6" />
        <Wash garments={WIDE} />
      </svg>
      <svg className={`${styles.line} only-phone`} viewBox="0 0 390 216" aria-hidden="true">
        <circle className="disc" cx="300" cy="146" r="74" />
        <path className="o" d="M-400 -138.7Q200 245.1 800 -120" />
        <Wash garments={NARROW} />
      </svg>
    </>
  );
}

function Wash({ garments }: { garments: Garment[] }) {
  return garments.map(({ at: [x, y, turn], sway, name, box, pegs }) => (
    <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g className={sway}>
        <use href={`#d-${name}`} x={box[0]} y={box[1]} width={box[2]} height={box[3]} />
        {pegs.map((peg) => (
          <use key={peg} href="#peg" x={peg} y={-13} width={14} height={34} />
        ))}
      </g>
    </g>
  ));
}
