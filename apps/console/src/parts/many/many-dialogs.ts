/** One chunk for all dialogs: whoever selects several orders will open one of them. */
export { AssignDialog } from "./assign-dialog.tsx";
export { MessageDialog } from "./message-dialog.tsx";
export { MoveDialog } from "./move-dialog.tsx";
