/** The address of a search without its language. The page reads it the same way when a form is sent without scripts. */
export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query.trim() })}`;
}
