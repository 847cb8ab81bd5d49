import { brand } from "@waslijn/contract/shared/brand";

/** The page's title and description; React hoists them into the document's head. */
export function Head({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
