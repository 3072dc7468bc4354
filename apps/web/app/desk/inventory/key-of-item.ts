/** The id of a row: two kinds may have an item of the same id. */
export const keyOfItem = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;
