import type { OrderPage } from "../../../parts/navigation/order-page-param.ts";
import { useOrderTexts } from "../order-texts.ts";

/** Heading and first line of each step, before anything else of it is known. */
export function useStepNames(): (page: OrderPage) => { title: string; lede?: string } {
  const { service, time, overview, placed } = useOrderTexts();
  return (page) => {
    switch (page) {
      case "select-dates":
        return { title: time.title, lede: time.lede };
      case "confirm-order":
        return { title: overview.title, lede: overview.lede };
      case "order-placed":
        return { title: placed.pageTitle };
      default:
        return { title: service.title, lede: service.lede };
    }
  };
}
