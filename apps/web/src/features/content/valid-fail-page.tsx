import { useStubTexts } from "../../parts/chrome/stub-texts.ts";
import { Head } from "../../parts/navigation/head.tsx";

export default function ValidFailPage() {
  const texts = useStubTexts();
  return (
    <div className="wrap pagepad">
      <Head title={texts.title} description={texts.text} />
      <h1>{texts.title}</h1>
      <p className="lede">{texts.text}</p>
    </div>
  );
}
