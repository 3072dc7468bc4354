/** An issue of a schema, as far as its code is concerned. */
type Issue = { code: string; params?: Record<string, unknown> | undefined };

/** The stable code of an issue: what a check of our own names in `params`, or the library's. */
export function issueCode({ code, params }: Issue): string {
  return typeof params?.['code'] === 'string' ? params['code'] : code;
}
