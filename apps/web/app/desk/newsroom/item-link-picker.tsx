import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { foundItemsQuery } from '../../queries/newsroom.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';

type ItemLinkPickerProps = { locale: Locale; onPick: (link: { title: string; href: string }) => void };

/** STAFF-1: finds a place and puts a link to it where the text is being written, so that no address is typed by hand. */
export function ItemLinkPicker({ locale, onPick }: ItemLinkPickerProps) {
  const { _ } = useLingui();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const isAsking = asked.length > 1;
  const { data, isError } = useQuery({
    ...foundItemsQuery(useApi(), { kind: 'place', search: asked, locale }),
    enabled: isAsking,
  });
  const found = isAsking ? (data?.items ?? []) : [];
  return (
    <Disclosure title={_('editor.insertPlace')} level={2}>
      <div className="flex flex-col gap-3">
        <TextField
          type="search"
          label={_('editor.findItem')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {isError ? <p role="alert">{_('newsroom.failed')}</p> : null}
        {data && isAsking && found.length === 0 ? <p>{_('editor.foundNone')}</p> : null}
        <ul className="divide-y divide-line">
          {found.map(({ id, title, href }) => (
            <li key={id}>
              <button
                type="button"
                className="min-h-11 w-full text-start text-label hover:bg-sunken"
                onClick={() => onPick({ title, href })}
              >
                <bdi>{title}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
