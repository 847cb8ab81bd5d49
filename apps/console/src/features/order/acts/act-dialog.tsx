import { FreeLinesDialog } from "../money/free-lines-dialog.tsx";
import { RefundDialog } from "../money/refund-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CountDialog } from "./count-dialog.tsx";
import { DeliverDialog } from "./deliver-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { MissDialog } from "./miss-dialog.tsx";
import { PickUpDialog } from "./pick-up-dialog.tsx";
import type { DialogProps } from "./use-order-acts.ts";
import { WaiveDialog } from "./waive-dialog.tsx";

/** What is asked before something happens; times and notes are changed where they stand. */
export function ActDialog(props: DialogProps) {
  switch (props.acts.doing) {
    case "pick-up":
      return <PickUpDialog {...props} />;
    case "miss-pickup":
      return <MissDialog {...props} kind="pickup" />;
    case "miss-delivery":
      return <MissDialog {...props} kind="delivery" />;
    case "count":
    case "recount":
      return <CountDialog {...props} />;
    case "deliver":
      return <DeliverDialog {...props} />;
    case "cancel":
      return <CancelDialog {...props} />;
    case "waive-fee":
      return <WaiveDialog {...props} />;
    case "free-line":
      return <FreeLinesDialog {...props} />;
    case "refund":
      return <RefundDialog {...props} />;
    case "replace-link":
      return <LinkDialog {...props} />;
    case "edit-details":
      return <DetailsDialog {...props} />;
    default:
      return null;
  }
}
