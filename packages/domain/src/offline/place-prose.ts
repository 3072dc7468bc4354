/** What a place's own answer has for who reads on: lists, search results and the first screen of its page have no use for it. */
const READ_LATER = ['description', 'arabic', 'highlights', 'signature', 'tips', 'notes', 'nearby', 'articles'] as const;
type ReadLater = (typeof READ_LATER)[number];

/** The answer of a place's own path, as far as it concerns the packs. */
export type WithProse = {
  description: string | null;
  arabic: { title: string; district: string } | null;
  provenance: { sources: readonly unknown[] };
} & Readonly<Record<Exclude<ReadLater, 'description' | 'arabic'>, readonly unknown[]>>;
export type PlaceProse = Pick<WithProse, ReadLater> & { sources: readonly unknown[] };

const PLACE_PATH = /^\/places\/[a-z0-9-]+$/;

/** Whether the answer of a path of the guide has a part that is an entry of another pack, under the same path. */
export function hasProse(path: string): boolean {
  return PLACE_PATH.test(path);
}

/** The answer of a place without what is read later, and that; null where it has nothing of it. */
export function splitProse<Answer extends WithProse>(answer: Answer): { plain: Answer; prose: PlaceProse | null } {
  const { description, arabic, highlights, signature, tips, notes, nearby, articles, provenance } = answer;
  const { sources } = provenance;
  const later = { highlights, signature, tips, notes, nearby, articles };
  if (
    description === null &&
    arabic === null &&
    [...Object.values(later), sources].every(({ length }) => length === 0)
  ) {
    return { plain: answer, prose: null };
  }
  const none = { highlights: [], signature: [], tips: [], notes: [], nearby: [], articles: [] };
  return {
    plain: { ...answer, description: null, arabic: null, ...none, provenance: { ...provenance, sources: [] } },
    prose: { description, arabic, ...later, sources },
  };
}

/** The answer whole again. Without its prose, which a device fetches last, it has all the rest. */
export function joinProse<Answer extends object>(answer: Answer, prose: PlaceProse | undefined): Answer {
  if (prose === undefined) return answer;
  const { sources, ...words } = prose;
  const { provenance } = answer as Partial<WithProse>;
  return { ...answer, ...words, ...(provenance && { provenance: { ...provenance, sources } }) };
}
