/** Writes a text into an uncontrolled field, so that a late render never loses typed text. */
export function writeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
}
