/** In one file: who chose several orders will open one of these. */
export { AssignDialog } from "./assign-dialog.tsx";
export { MessageDialog } from "./message-dialog.tsx";
export { MoveDialog } from "./move-dialog.tsx";
