import { CodeOrderPage } from "./code-order-page.tsx";

export default function RetailPage() {
  return <CodeOrderPage kind="retail" />;
}
