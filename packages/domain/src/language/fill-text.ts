/** Puts values into a text: `{name}` becomes the value of that name. Values are not read again; a missing one is empty. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}
