import SupportLanding from "../../parts/landing/support-landing.tsx";
import SendLinksForm from "../../parts/order-links/send-links-form.tsx";

/** Dead payment link: offers to mail the order links, which lead to the bill. */
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
