import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { type DeskFact, deskFactsQuery } from '../../queries/newsroom.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';

const MAX_SHOWN = 8;
const MIN_LETTERS = 2;

/** STAFF-1: finds a fact and puts its token where the text is being written, so that no number is typed by hand. */
export function FactPicker({ locale, onPick }: { locale: Locale; onPick: (fact: DeskFact) => void }) {
  const { _ } = useLingui();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const isAsking = asked.length >= MIN_LETTERS;
  const { data, isError } = useQuery({
    ...deskFactsQuery(useApi(), { locale, search: asked, page: '1' }),
    enabled: isAsking,
  });
  const found = isAsking ? (data?.items.slice(0, MAX_SHOWN) ?? []) : [];
  return (
    <Disclosure
      title={_('newsroom.fact.insert')}
      level={2}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.querySelector('input')?.focus()}
    >
      <div className="flex flex-col gap-3">
        <TextField
          type="search"
          label={_('newsroom.fact.find')}
          hint={_('newsroom.fact.insertHint')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {isError ? <p role="alert">{_('newsroom.failed')}</p> : null}
        {data && isAsking && found.length === 0 ? <p>{_('newsroom.fact.none')}</p> : null}
        <ul className="divide-y divide-line">
          {found.map((fact) => (
            <li key={fact.id}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-3 py-2 text-start text-label hover:bg-sunken"
                onClick={() => onPick(fact)}
              >
                <span>{fact.label}</span>
                <bdi className="font-semibold text-text">{fact.text ?? _('newsroom.fact.noValue')}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
