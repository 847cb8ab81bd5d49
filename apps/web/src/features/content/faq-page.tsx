import "../../ui/accordion.module.css";
import "../../ui/tabs-or-accordion.module.css";
import { Head } from "../../parts/navigation/link.tsx";
import { useContentTexts } from "./content-texts.ts";
import "./faq.module.css";
import { ServerPart } from "../../parts/navigation/server-part.tsx";

export default function FaqPage() {
  const texts = useContentTexts().faq;
  return (
    <div className="wrap pagepad">
      <Head title={texts.title} description={texts.description} />
      <ServerPart name="faq" />
    </div>
  );
}
