import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { foundItemsQuery } from '../../queries/newsroom.ts';
import { TextField } from '../../ui/field.tsx';

type ItemSearchProps = {
  /** The id of the text field. */
  id: string;
  kind: ContentKind;
  /** The ids that are chosen already. */
  chosen: readonly string[];
  error?: string | undefined;
  onChoose: (id: string) => void;
};

/** Finds an item of a kind by a part of its title, to choose it. */
export function ItemSearch({ id, kind, chosen, error, onChoose }: ItemSearchProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const isAsking = asked.length > 1;
  const { data, isError } = useQuery({
    ...foundItemsQuery(useApi(), { kind, search: asked, locale }),
    enabled: isAsking,
  });
  const found = isAsking ? (data?.items.filter((one) => !chosen.includes(one.id)) ?? []) : [];
  return (
    <>
      <TextField
        type="search"
        id={id}
        label={_('editor.findItem')}
        error={error}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {isError ? <p role="alert">{_('newsroom.failed')}</p> : null}
      {data && isAsking && found.length === 0 ? <p className="text-label">{_('editor.foundNone')}</p> : null}
      <ul className="divide-y divide-line">
        {found.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="min-h-11 w-full text-start text-label hover:bg-sunken"
              onClick={() => {
                onChoose(item.id);
                setSearch('');
              }}
            >
              <bdi>{item.title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
