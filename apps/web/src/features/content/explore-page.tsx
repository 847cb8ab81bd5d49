import button from "../../ui/button/button.module.css";
import swing from "../../ui/swing/swing.module.css";
import { Head } from "../../parts/navigation/head.tsx";
import { useContentTexts } from "./content-texts.ts";
import styles from "./explore.module.css";
import { ServerPart } from "./server-part.tsx";

export default function ExplorePage() {
  const { explore } = useContentTexts();
  return (
    <>
      <Head title={explore.title} description={explore.description} />
      <ServerPart name="explore" looks={[button, swing, styles]} />
    </>
  );
}
