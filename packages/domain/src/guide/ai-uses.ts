/**
 * The register of AI (STAFF-9): every use that exists in the product today, and nothing that is only planned. `figure`
 * is the measured figure that says how much of it there is.
 */
export type AiUse = { id: 'drafting' | 'translation'; figure: 'drafted' | 'translated' };

export const AI_USES: readonly AiUse[] = [
  { id: 'drafting', figure: 'drafted' },
  { id: 'translation', figure: 'translated' },
];

/** How much a machine has to do with what is shown, from nothing to everything but the approval. */
export const AI_LEVELS = ['computed', 'assisted', 'drafted'] as const;

/** What a register should know and nobody has measured yet: said so, never shown as zero. */
export const UNMEASURED = ['corrections', 'wrong-answers', 'energy'] as const;
