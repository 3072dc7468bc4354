/** The four handbooks, in chapter order. Separate from their schemas, which devices do not need. */
export const HANDBOOK_IDS = ['climate', 'transport', 'living', 'practical'] as const;
export type HandbookId = (typeof HANDBOOK_IDS)[number];

export function isHandbookId(id: string): id is HandbookId {
  return HANDBOOK_IDS.some((known) => known === id);
}

/** The page that shows a handbook. */
export const HANDBOOK_PATHS: Readonly<Record<HandbookId, string>> = {
  climate: '/weather',
  transport: '/traffic',
  living: '/living',
  practical: '/practical',
};
