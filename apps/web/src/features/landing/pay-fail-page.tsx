import { SupportLanding } from "./support-landing.tsx";

export default function PayFailPage() {
  return <SupportLanding about="payFail" drawing="app" />;
}
