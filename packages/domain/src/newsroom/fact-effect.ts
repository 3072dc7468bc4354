/** What a change of a fact does: its value in each language before and after, and where users meet it. */
export type FactEffect = {
  from: Record<string, string>;
  to: Record<string, string>;
  usedBy: { title: string; href: string }[];
  /** Addresses of further pages that show it or calculate with it. */
  pages: string[];
};
