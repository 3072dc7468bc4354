import { findsPhrase } from '@dalil/domain/guide/phrase.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { HANDBOOK_PART } from '@dalil/domain/provenance/text-parts.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import type { PhraseGroup } from '../../queries/guide.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { type PhraseOf, PhraseTable } from './phrase-table.tsx';

const loadCard = () => import('./phrase-card.tsx').then((module) => module.PhraseCard);

type PhrasebookProps = { groups: readonly PhraseGroup[]; note: string; locale: Locale };

/** Phrases in four languages. All are rendered without scripts; with scripts they can be searched and enlarged. */
export function Phrasebook({ groups, note, locale }: PhrasebookProps) {
  const { _ } = useLingui();
  const [query, setQuery] = useState('');
  const [visible, setVisible] = useState<PhraseOf | null>(null);
  const { part: Card, isOpen, setOpen, open, intent } = useOnIntent(loadCard);
  const found = groups
    .map((group) => ({ ...group, phrases: group.phrases.filter((phrase) => findsPhrase(phrase, query)) }))
    .filter(({ phrases }) => phrases.length > 0);
  const count = found.reduce((sum, { phrases }) => sum + phrases.length, 0);

  function show(phrase: PhraseOf): void {
    setVisible(phrase);
    void open();
  }

  return (
    <HandbookSection id="phrases" title={_('practical.phrases.title')}>
      <TextIn locale={locale}>
        <p data-part={HANDBOOK_PART} className="max-w-measure text-label text-text-2">
          {note}
        </p>
      </TextIn>
      <div data-needs-script="" className="flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
        <TextField
          type="search"
          label={_('practical.phrases.find')}
          hint={_('practical.phrases.hint')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="w-full max-w-field"
        />
        <p role="status" className="tabular flex min-h-11 items-center text-meta text-text-3">
          {count === 0 ? _('practical.phrases.none') : _('practical.phrases.found', { count })}
        </p>
        {count === 0 ? <Button onClick={() => setQuery('')}>{_('practical.phrases.all')}</Button> : null}
      </div>
      {found.map((group) => (
        <PhraseTable key={group.id} group={group} titleLocale={locale} onShow={show} intent={intent} />
      ))}
      {Card && visible ? <Card phrase={visible} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </HandbookSection>
  );
}
