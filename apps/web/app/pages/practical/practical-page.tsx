import { useLingui } from '@lingui/react';
import { factsById } from '../../features/facts/fact-text.ts';
import { factsIn } from '../../features/facts/facts-in.ts';
import { HandbookPage } from '../../features/handbook/handbook-page.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { TopicList } from '../../features/handbook/topic-list.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { Phrasebook } from './phrasebook.tsx';
import type { PracticalView } from './practical-view.ts';
import { TransportBasics } from './transport-basics.tsx';
import { UnitConverter } from './unit-converter.tsx';

/** What everyone needs at some time, in one page that can be kept and read without a connection. */
export function PracticalPage({ practical }: { practical: PracticalView }) {
  const { _ } = useLingui();
  const facts = factsById(practical.facts);
  const { emergency, sections, transport, phrasebook } = practical;
  return (
    <HandbookPage
      title={_('practical.title')}
      promise={_('practical.promise')}
      locale={practical.locale}
      asOf={practical.asOf}
      provenance={practical.provenance}
      contents={[
        { id: 'emergency', title: emergency.title },
        ...sections.map(({ id, title }) => ({ id, title })),
        { id: 'transport', title: _('practical.transport.title') },
        { id: 'phrases', title: _('practical.phrases.title') },
        { id: 'units', title: _('practical.units.title'), needsScript: true },
      ]}
    >
      <EmergencyNumbers emergency={emergency} facts={facts} locale={practical.locale} />
      {sections.map(({ id, title, items }) => (
        <HandbookSection
          key={id}
          id={id}
          title={<TextIn locale={practical.locale}>{title}</TextIn>}
          facts={factsIn(
            items.map(({ text }) => text),
            facts,
          )}
        >
          <TextIn locale={practical.locale}>
            <TopicList topics={items} facts={facts} />
          </TextIn>
        </HandbookSection>
      ))}
      <TransportBasics transport={transport} facts={facts} />
      <Phrasebook groups={phrasebook.groups} note={phrasebook.note} locale={practical.locale} />
      <UnitConverter />
    </HandbookPage>
  );
}
