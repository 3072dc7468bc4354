/**
 * The authorities of a service as a row of a list names them: one by its name, several by the abbreviation each has in brackets:
 * "GDRFA Dubai; ICP" of "General Directorate … (GDRFA Dubai); Federal Authority … (ICP)".
 */
export function shortAuthority(authority: string): string {
  const [separator] = authority.match(/[;؛]/) ?? [];
  if (separator === undefined) return authority;
  const names = authority.split(separator).map((name) => name.trim());
  return names.map((name) => name.match(/\(([^()]{2,16})\)$/)?.[1] ?? name).join(`${separator} `);
}
