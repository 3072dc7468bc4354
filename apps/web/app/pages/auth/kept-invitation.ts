let kept: string | undefined;

/**
 * The token of the link that was opened, while its owner signs in: only in the memory of this page, because an address would bring
 * it into logs.
 */
export const keptInvitation = {
  keep(token: string): void {
    kept = token;
  },
  read(): string | undefined {
    return kept;
  },
  forget(): void {
    kept = undefined;
  },
};
