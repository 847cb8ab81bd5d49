import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { meQuery } from "../../api/me-query.ts";
import { defineTexts } from "../../i18n/define-texts.ts";
import { Button } from "../../ui/button.tsx";
import { EXACTLY } from "../../ui/exactly.ts";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { isFiltered, type OrdersSearch } from "./orders-search.ts";
import { readViews, storeViews, withoutView, withView, type SavedView } from "./saved-views.ts";

const useTexts = defineTexts({
  en: {
    keep: "Save this list",
    title: "Save this list",
    name: "Name",
    hint: "Only you see it, on this device.",
    noName: "Type a name.",
    submit: "Save",
    leave: "Leave it",
    remove: (name: string) => `Remove the list ${name}`,
  },
  nl: {
    keep: "Bewaar deze lijst",
    title: "Bewaar deze lijst",
    name: "Naam",
    hint: "Alleen jij ziet de lijst, op dit apparaat.",
    noName: "Typ een naam.",
    submit: "Bewaar",
    leave: "Laat zo",
    remove: (name: string) => `Verwijder de lijst ${name}`,
  },
});

const NAME_LENGTH = 40;
const isSame = (one: OrdersSearch, other: OrdersSearch): boolean => {
  const names = Object.keys({ ...one, ...other }) as (keyof OrdersSearch)[];
  return names.every((name) => one[name] === other[name]);
};

type Props = { search: OrdersSearch };

/** Links to the lists that somebody saved, and the button that saves the current one. */
export default function SavedViewsLinks({ search }: Props) {
  const { data: me } = useQuery(meQuery);
  return me && <Views key={me.id} staff={me.id} search={search} />;
}

function Views({ staff, search }: Props & { staff: string }) {
  const texts = useTexts();
  const [views, setViews] = useState(() => readViews(staff));
  const [isNaming, setIsNaming] = useState(false);
  const keep = (next: SavedView[]): void => {
    setViews(next);
    storeViews(staff, next);
  };
  const current = views.find((view) => isSame(view.search, search));
  return (
    <>
      {views.map((view) => (
        <Link key={view.name} to="/orders" search={view.search} activeOptions={EXACTLY}>
          {view.name}
        </Link>
      ))}
      {current && (
        <Button
          look="quiet"
          size="s"
          aria-label={texts.remove(current.name)}
          onClick={() => keep(withoutView(views, current.name))}
        >
          <Icon name="close" size="s" />
        </Button>
      )}
      {!current && isFiltered(search) && (
        <Button look="quiet" size="s" onClick={() => setIsNaming(true)}>
          <Icon name="plus" size="s" />
          {texts.keep}
        </Button>
      )}
      {isNaming && (
        <NameView
          onName={(name) => {
            keep(withView(views, { name, search }));
            setIsNaming(false);
          }}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}

function NameView({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const texts = useTexts();
  const [name, setName] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Ask
      title={texts.title}
      submit={texts.submit}
      leave={texts.leave}
      isRunning={false}
      onSubmit={() => {
        setIsChecked(true);
        if (name.trim()) onName(name.trim());
      }}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.hint}
        maxLength={NAME_LENGTH}
        value={name}
        error={isChecked && !name.trim() ? texts.noName : undefined}
        onChange={setName}
      />
    </Ask>
  );
}
