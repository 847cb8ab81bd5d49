import { ROLES, type Role } from "@waslijn/contract/console/codes";
import { defineTexts } from "../../i18n/define-texts.ts";
import { useRoleTexts } from "../../parts/role-texts.ts";

const en: { title: string; roles: Record<Role, string[]> } = {
  title: "What each role may do",
  roles: {
    owner: [
      "Everything that any other role may do",
      "Prices, windows, areas, business details and what customers see",
      "Staff, webhooks and the log",
      "Agree to a compensation, export and erase a customer’s data",
    ],
    desk: [
      "Take, change and cancel orders",
      "Count, make and send bills, refund",
      "Plan runs, write to customers, handle complaints, read reports",
    ],
    hub: [
      "Count, print labels and mark orders as ready, at one hub",
      "Plan the runs of that hub",
      "With a PIN on the hub’s shared tablet, or with a passkey",
      "No money, no contact details, no other hubs",
    ],
    driver: [
      "The stops of their own runs",
      "Mark a stop as done or missed, with a photo and a note",
      "No prices, bills or other customers",
    ],
  },
};

const nl: typeof en = {
  title: "Wat elke rol mag",
  roles: {
    owner: [
      "Alles wat de andere rollen mogen",
      "Prijzen, tijdvakken, gebieden, bedrijfsgegevens en wat klanten zien",
      "Medewerkers, webhooks en het logboek",
      "Een vergoeding goedkeuren, klantgegevens exporteren en wissen",
    ],
    desk: [
      "Bestellingen aannemen, wijzigen en annuleren",
      "Tellen, rekeningen maken en sturen, terugbetalen",
      "Routes plannen, klanten schrijven, klachten behandelen, rapporten bekijken",
    ],
    hub: [
      "Tellen, etiketten printen en bestellingen klaarmelden, bij één hub",
      "De routes van die hub plannen",
      "Met een pincode op de gedeelde tablet, of met een passkey",
      "Geen geld, geen contactgegevens, geen andere hubs",
    ],
    driver: [
      "De stops van de eigen routes",
      "Een stop als gedaan of gemist melden, met foto en notitie",
      "Geen prijzen, rekeningen of andere klanten",
    ],
  },
};

const useTexts = defineTexts({ en, nl });

/** What each role may do, in words; the permissions themselves stand beside each call of the contract. */
export function RoleList() {
  const { title, roles } = useTexts();
  const names = useRoleTexts();
  return (
    <section className="role-list" aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {ROLES.map((role) => (
          <div key={role} className="panel panel-in">
            <dt>{names[role]}</dt>
            {roles[role].map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
