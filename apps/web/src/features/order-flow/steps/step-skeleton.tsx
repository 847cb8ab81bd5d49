import { Bone } from "../../../ui/skeleton.tsx";
import { Head } from "../../../parts/navigation/head.tsx";
import { OrderBar } from "./order-bar.tsx";
import type { OrderPage } from "../../../parts/navigation/order-page-param.ts";
import styles from "./step-frame.module.css";
import { useOrderTexts } from "../order-texts.ts";

/** The place of a step until it is known who is here: its heading, and bones of its size. */
export function StepSkeleton({ page }: { page: OrderPage }) {
  const { title, lede } = useStepNames()(page);
  return (
    <>
      <OrderBar page={page} now={undefined} />
      <div className="wrap pagepad-s" aria-busy="true">
        <Head title={title} />
        <div className={styles.split}>
          <section className={styles.main}>
            <h1>{title}</h1>
            {lede ? <p className="lede">{lede}</p> : null}
            <div className={styles.bones}>
              <Bone size="card" />
              <Bone size="card" />
              <Bone size="card" />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

/** Heading and first line of each step, before anything else of it is known. */
function useStepNames(): (page: OrderPage) => { title: string; lede?: string } {
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
