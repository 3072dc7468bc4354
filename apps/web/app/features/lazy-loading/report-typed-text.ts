const TEXT_FIELDS =
  'input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file],[type=search]),textarea';

/**
 * Reports text that was typed, or filled in by a password manager, before the page was hydrated. React does not know it, and would
 * replace it with the field's empty value in the next render. React compares with the value that was set last through the property
 * of the element, so the typed text is set by the setter of its class. Search fields are not controlled by React.
 */
export function reportTypedText(root: ParentNode = document): void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)];
  const typed = fields
    .map((field) => [field, field.value] as const)
    .filter(([field, text]) => text !== field.defaultValue);
  // All are read first, because the first reported one renders its form.
  for (const [field, text] of typed) {
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
