import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../language/use-locale.ts';
import { foundItemsQuery } from '../../../queries/newsroom.ts';
import { TextField } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

type ItemReferencesProps = FieldProps & { kind: 'place' | 'service'; isSingle?: boolean };

/** Items of the guide that this one names, found by a part of their title. */
export function ItemReferences({ path, value, onChange, kind, isSingle = false }: ItemReferencesProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const isAsking = asked.length > 1;
  const { data, isError } = useQuery({
    ...foundItemsQuery(useApi(), { kind, search: asked, locale }),
    enabled: isAsking,
  });
  const chosen = [value ?? []].flat().map(String);
  const found = isAsking ? (data?.items.filter(({ id }) => !chosen.includes(id)) ?? []) : [];
  const change = (ids: string[]) => onChange(isSingle ? (ids.at(-1) ?? null) : ids);
  return (
    <Fieldset legend={_(`editor.field.${path.split('.').at(-1) ?? path}`)} className="gap-2">
      <ul className="flex flex-wrap gap-2">
        {chosen.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={_('editor.removeOne', { name: id })}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-label hover:bg-sunken"
              onClick={() => change(chosen.filter((one) => one !== id))}
            >
              <bdi dir="ltr">{id}</bdi> <X aria-hidden className="icon-small" />
            </button>
          </li>
        ))}
      </ul>
      <TextField
        type="search"
        id={controlId(path)}
        label={_('editor.findItem')}
        error={useFault(path)}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {isError ? <p role="alert">{_('newsroom.failed')}</p> : null}
      {data && isAsking && found.length === 0 ? <p className="text-label">{_('editor.foundNone')}</p> : null}
      <ul className="divide-y divide-line">
        {found.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-11 w-full text-start text-label hover:bg-sunken"
              onClick={() => {
                change([...chosen, id]);
                setSearch('');
              }}
            >
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
