import { Bone } from "@waslijn/ui/skeleton/skeleton.tsx";
import { Head } from "../../parts/navigation/head.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";

/** The place of an order that is on its way. */
export function OrderSkeleton() {
  const { loading, order } = useMyOrderTexts();
  return (
    <div className="wrap pagepad stack" aria-busy="true">
      <Head title={order} />
      <h1 className="hide">{order}</h1>
      <p className="quiet" role="status">
        {loading}
      </p>
      <Bone size="title" />
      <Bone size="line" />
      <Bone size="card" />
    </div>
  );
}
