import { COLLECTED_KINDS, type CollectedReference } from '@dalil/domain/guide/collection.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { AnyItemSearch } from './any-item-search.tsx';
import { controlId, useFieldContext } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';
import { useItemTitles } from './use-item-titles.ts';

function referenceOf(key: string): CollectedReference[] {
  const [kind, id = ''] = key.split(':');
  return COLLECTED_KINDS.filter((one) => one === kind).map((one) => ({ kind: one, id }));
}

/** STAFF-2: why each item is in a collection, under the title of the item. */
export function ReasonsField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const { language } = useFieldContext();
  const reasons = (value ?? {}) as Record<string, string>;
  const keys = Object.keys(reasons);
  const titleOf = useItemTitles(keys);
  const fault = useFault(path);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current !== null) document.getElementById(added.current)?.focus();
    added.current = null;
  }, [value]);
  const words = language === undefined ? {} : { lang: language, dir: LOCALE_INFO[language].dir };
  return (
    <Fieldset legend={_('editor.field.reasons')} className="gap-3">
      {keys.map((key) => (
        <div key={key} className="flex items-end gap-3">
          <TextAreaField
            id={controlId(`${path}.${key}`)}
            label={<bdi>{titleOf(key)}</bdi>}
            rows={2}
            className="min-w-0 grow"
            value={reasons[key] ?? ''}
            onChange={({ currentTarget }) => onChange({ ...reasons, [key]: currentTarget.value })}
            {...words}
          />
          <Button
            size="small"
            aria-label={_('editor.removeOne', { name: titleOf(key) })}
            onClick={() => {
              const { [key]: _removed, ...rest } = reasons;
              onChange(rest);
            }}
          >
            {_('editor.remove')}
          </Button>
        </div>
      ))}
      <AnyItemSearch
        id={controlId(path)}
        chosen={keys.flatMap(referenceOf)}
        error={fault}
        onChoose={({ kind, id }) => {
          added.current = controlId(`${path}.${kind}:${id}`);
          onChange({ ...reasons, [`${kind}:${id}`]: '' });
        }}
      />
    </Fieldset>
  );
}
