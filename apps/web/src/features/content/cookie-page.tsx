import { Head } from "../../parts/navigation/link.tsx";
import { useContentTexts } from "./content-texts.ts";
import "./legal.module.css";
import { ServerPart } from "../../parts/navigation/server-part.tsx";

export default function CookiePage() {
  const { privacy } = useContentTexts();
  return (
    <div className="wrap pagepad">
      <Head title={privacy.title} description={privacy.description} />
      <ServerPart name="privacy" />
    </div>
  );
}
