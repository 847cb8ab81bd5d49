import SendLinksForm from "../order-links/send-links-form.tsx";
import SupportLanding from "./support-landing.tsx";

/**
 * The valid-fail page in the place of an order or a bill whose link is unknown, replaced or erased: they look the same
 * (MINE-09, MINE-10). Offers to mail the order links, which lead to the bill too.
 */
export default function DeadLink() {
  return (
    <>
      <SupportLanding about="validFail" drawing="key" />
      <div className="wrap pagepad">
        <SendLinksForm />
      </div>
    </>
  );
}
