/** An element with attributes and children. Texts are added as texts, never as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Record<string, string>,
  children?: readonly (Node | string)[],
): HTMLElementTagNameMap[Name];
export function make(
  name: string,
  attributes?: Record<string, string>,
  children?: readonly (Node | string)[],
): HTMLElement;
export function make(name: string, attributes: Record<string, string> = {}, children: readonly (Node | string)[] = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== '' || key === 'hidden') element.setAttribute(key, value);
  element.append(...children);
  return element;
}
