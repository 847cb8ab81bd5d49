import SupportLanding from "../../parts/landing/support-landing.tsx";
import SendLinksForm from "../../parts/order-links/send-links-form.tsx";

/** A payment link that leads nowhere: the order's link, sent again, leads to what is to be paid. */
export default function Gone() {
  return (
    <>
      <SupportLanding about="validFail" drawing="key" />
      <div className="wrap pagepad">
        <SendLinksForm />
      </div>
    </>
  );
}
