/** `hub` in view, all of them when absent; `camera` opens the camera at once. */
export type StagesSearch = { hub?: string; camera?: "1" };

export const parseStagesSearch = ({ hub, camera }: Record<string, unknown>): StagesSearch => ({
  ...(typeof hub === "string" && { hub }),
  ...(camera === "1" && { camera }),
});
