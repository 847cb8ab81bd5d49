import "../../ui/actions.module.css";
import "../../ui/button.module.css";
import "../../ui/swing.module.css";
import { Head } from "../../parts/navigation/link.tsx";
import { useContentTexts } from "./content-texts.ts";
import "./explore.module.css";
import { ServerPart } from "../../parts/navigation/server-part.tsx";

export default function ExplorePage() {
  const { explore } = useContentTexts();
  return (
    <>
      <Head title={explore.title} description={explore.description} />
      <ServerPart name="explore" />
    </>
  );
}
