type Reviewed = { approvedBy: string | null; isReviewedByNative: boolean; isComparedByMachine: boolean };

/** What a page of several texts says about their review: that of the text with the fewest. Null without texts. */
export function leastReviewed<Provenance extends Reviewed>(provenances: readonly Provenance[]): Provenance | null {
  const steps = ({ approvedBy, isReviewedByNative, isComparedByMachine }: Reviewed) =>
    Number(approvedBy !== null) * 4 + Number(isReviewedByNative) * 2 + Number(isComparedByMachine);
  return provenances.toSorted((a, b) => steps(a) - steps(b))[0] ?? null;
}
