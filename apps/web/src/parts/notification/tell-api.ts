/** Own module, so that visits without failures do not load it and the API client stays one chunk. */
export { call } from "../../api/client.ts";
