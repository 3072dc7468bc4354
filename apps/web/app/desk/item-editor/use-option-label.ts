import { useLingui } from '@lingui/react';
import { useFieldContext } from './field-context.ts';

/** How the values of a field are called: by the terms of the server, by the names the guide has, else by a message. */
export function useOptionLabel(field: string): (value: string) => string {
  const { _ } = useLingui();
  const terms = useFieldContext().terms[field];
  return (value) => {
    const term = terms?.find((one) => one.value === value);
    if (term) return term.label;
    switch (field) {
      case 'curricula':
        return _(`guide.curriculum.${value}`);
      case 'rating':
        return _(`guide.rating.${value}`);
      case 'faiths':
        return _(`guide.faith.${value}`);
      case 'kind':
        return _(`newsroom.kind.${value}`);
      default:
        return _(`editor.option.${value}`);
    }
  };
}
