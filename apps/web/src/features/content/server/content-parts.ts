import type { ServerParts } from "../../../parts/navigation/server-part.tsx";
import { ExploreArticle } from "./explore-article.tsx";
import { FaqArticle } from "./faq-article.tsx";
import { InternVacancies, JobsIntro, MarketingVacancies } from "./jobs-article.tsx";
import { PrivacyArticle, TermsArticle } from "./legal-article.tsx";

export const contentParts = {
  explore: ExploreArticle,
  faq: FaqArticle,
  "jobs-intro": JobsIntro,
  "jobs-marketing": MarketingVacancies,
  "jobs-interns": InternVacancies,
  privacy: PrivacyArticle,
  terms: TermsArticle,
} satisfies Partial<ServerParts>;
