/** The answer of a place's own path with its prose, as far as they concern the packs. */
type WithProse = {
  description: string | null;
  tips: readonly string[];
  arabic: { title: string; district: string } | null;
};
export type PlaceProse = WithProse;

const PLACE_PATH = /^\/places\/[a-z0-9-]+$/;

/** Whether the answer of a path of the guide has prose that is an entry of another pack, under the same path. */
export function hasProse(path: string): boolean {
  return PLACE_PATH.test(path);
}

/** The answer of a place without its prose, and the prose; null where it has none. */
export function splitProse<Answer extends WithProse>(answer: Answer): { plain: Answer; prose: PlaceProse | null } {
  const { description, tips, arabic } = answer;
  if (description === null && tips.length === 0 && arabic === null) return { plain: answer, prose: null };
  return { plain: { ...answer, description: null, tips: [], arabic: null }, prose: { description, tips, arabic } };
}
