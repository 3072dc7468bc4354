import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { writeFacts } from '@dalil/domain/guide/write-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { factsById } from '../../features/facts/fact-text.ts';
import { Prose } from '../../features/prose/prose.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { previewQuery } from '../../queries/newsroom.ts';
import type { RunDetails } from '../../queries/reporters.ts';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';

/** A draft in one language as its page would show it, parsed by the server like any article. */
export function DraftText({ text: { locale, title, summary, markdown } }: { text: RunDetails['texts'][number] }) {
  const found = useQuery(previewQuery(useApi(), { locale, summary, markdown }));
  return (
    <LoadedPanel query={found}>
      {({ blocks, facts }) => (
        <TextIn locale={locale}>
          <article dir={LOCALE_INFO[locale].dir} lang={locale} className="flex flex-col gap-3 font-sans text-text">
            <p className="text-ui font-strong">{title}</p>
            <p className="text-label text-text-2">
              {writeFacts(summary, new Map(facts.map((fact) => [fact.id, fact])))}
            </p>
            <Prose blocks={blocks} facts={factsById(facts)} />
          </article>
        </TextIn>
      )}
    </LoadedPanel>
  );
}
