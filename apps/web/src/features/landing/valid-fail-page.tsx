import { SupportLanding } from "./support-landing.tsx";

export default function ValidFailPage() {
  return <SupportLanding about="validFail" drawing="key" />;
}
