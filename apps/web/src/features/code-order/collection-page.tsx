import { CodeOrderPage } from "./code-order-page.tsx";

export default function CollectionPage() {
  return <CodeOrderPage kind="collection" />;
}
