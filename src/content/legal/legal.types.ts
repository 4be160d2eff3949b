export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

export type LegalText = {
  title: string;
  seoTitle: string;
  metaDescription: string;
  effectiveDate: string;
  lead: string;
  sections: readonly LegalSection[];
};
