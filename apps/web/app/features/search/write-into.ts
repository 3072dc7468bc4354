/** Puts a text into a field that keeps its text itself, so that nothing typed is ever lost to a late render. */
export function writeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
}
