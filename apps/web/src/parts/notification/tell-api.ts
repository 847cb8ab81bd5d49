/** A file of its own, so that whoever has nothing to report loads nothing, and what makes calls stays one file. */
export { call } from "../../api/client.ts";
