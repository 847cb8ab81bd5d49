type Point = { clientX: number; clientY: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Whether somebody pressed on what lies around a box. */
export const isBeside = ({ clientX, clientY }: Point, { left, right, top, bottom }: Box): boolean =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;
