import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { controlId, useFieldContext } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Words by id, such as the names of the stops of a line, which the data refer to. */
export function NamesField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const { language } = useFieldContext();
  const names = (value ?? {}) as Record<string, string>;
  const [id, setId] = useState('');
  const fault = useFault(path);
  const isNew = ID.test(id) && !Object.hasOwn(names, id);
  const words = language === undefined ? { dir: 'ltr' as const } : { lang: language, dir: LOCALE_INFO[language].dir };
  return (
    <Fieldset legend={_(`editor.field.${path.split('.').at(-1) ?? path}`)} className="gap-3">
      {Object.entries(names).map(([key, name]) => (
        <div key={key} className="flex flex-wrap items-end gap-3">
          <TextField
            id={controlId(`${path}.${key}`)}
            label={key}
            value={name}
            onChange={({ currentTarget }) => onChange({ ...names, [key]: currentTarget.value })}
            {...words}
          />
          <Button
            size="small"
            aria-label={_('editor.removeOne', { name: key })}
            onClick={() => {
              const { [key]: _removed, ...rest } = names;
              onChange(rest);
            }}
          >
            {_('editor.remove')}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          dir="ltr"
          id={controlId(path)}
          label={_('editor.newId')}
          error={fault}
          value={id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
        <Button
          size="small"
          aria-disabled={!isNew}
          onClick={() => {
            if (!isNew) return;
            onChange({ ...names, [id]: '' });
            setId('');
          }}
        >
          {_('editor.addTo', { field: _(`editor.field.${path.split('.').at(-1) ?? path}`) })}
        </Button>
      </div>
    </Fieldset>
  );
}
