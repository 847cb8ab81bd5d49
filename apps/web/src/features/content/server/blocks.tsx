import { unbroken } from "../../../ui/unbroken.tsx";
import { brand } from "@waslijn/contract/shared/brand";
import { Fragment } from "react";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { usePageData } from "../../../lib/page-data.ts";
import { useHref } from "../../../parts/navigation/visit.ts";
import { ROUTES, type RouteName } from "../../../paths.ts";
import type { Block, Inline } from "./parse-article.ts";
import { lookUp, type Facts } from "./facts.ts";

export function useFacts(): Facts {
  const { catalogue, operatingDays } = usePageData();
  return { catalogue, operatingDays, language: useLanguage() };
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  if (block.kind === "paragraph") {
    return (
      <p>
        <Words content={block.content} />
      </p>
    );
  }
  if (block.kind === "table") return <Table {...block} />;
  const List = block.ordered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <Words content={item} />
        </li>
      ))}
    </List>
  );
}

function Table({ head, rows }: Extract<Block, { kind: "table" }>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <Words content={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>
                <Words content={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Words({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => <Word key={index} part={part} />);
}

function Word({ part }: { part: Inline }) {
  const facts = useFacts();
  const href = useHref();
  if (part.kind === "text") return unbroken(part.text);
  if (part.kind === "reference") return <Reference words={part.words} facts={facts} />;
  const content = <Words content={part.content} />;
  if (part.kind === "strong") return <strong>{content}</strong>;
  if (!part.to.startsWith("path:")) {
    return (
      <a href={part.to} rel="noopener">
        {content}
      </a>
    );
  }
  const { route, query } = toRoute(part.to);
  return <a href={href(route, query)}>{content}</a>;
}

function Reference({ words, facts }: { words: readonly string[]; facts: Facts }) {
  const text = lookUp(words, facts);
  const [kind, what] = words;
  if (kind === "brand" && what === "phone") return <PhoneLink />;
  if (kind === "brand" && what === "email") return <a href={`mailto:${brand.email}`}>{text}</a>;
  return <Fragment>{unbroken(text)}</Fragment>;
}

/** `path:order?page=address-selection` is a route name of paths.ts with an optional query. */
function toRoute(to: string): { route: RouteName; query: Record<string, string> } {
  const [name = "", search] = to.slice("path:".length).split("?");
  if (!(name in ROUTES)) throw new Error(`A text links to ${to}: there is no such page.`);
  return { route: name as RouteName, query: Object.fromEntries(new URLSearchParams(search)) };
}
