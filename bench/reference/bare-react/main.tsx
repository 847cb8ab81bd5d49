import { useState } from "react";
import { createRoot } from "react-dom/client";

/** The home page's texts rendered by React in the browser, as in a plain client-side app. */
function Home() {
  const [postalCode, setPostalCode] = useState("");
  return (
    <main>
      <h1>Schone was, zonder sjouwen.</h1>
      <p>Wij halen je was op, wassen hem en brengen hem binnen 2 werkdagen terug.</p>
      <form>
        <label>
          Komen we bij jou langs?
          <input value={postalCode} onChange={(event) => setPostalCode(event.target.value)} />
        </label>
        <button type="submit">Check</button>
      </form>
      {[
        "Sla het sjouwen over",
        "Sla het wachten over",
        "Sla het sorteren over",
        "Sla het strijken over",
      ].map((skip) => (
        <h2 key={skip}>{skip}</h2>
      ))}
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Home />);
