/** The four handbooks, in the order their chapters are read. Apart from their schemas, which devices have no use for. */
export const HANDBOOK_IDS = ['climate', 'transport', 'living', 'practical'] as const;
export type HandbookId = (typeof HANDBOOK_IDS)[number];

export function isHandbookId(id: string): id is HandbookId {
  return HANDBOOK_IDS.some((known) => known === id);
}
