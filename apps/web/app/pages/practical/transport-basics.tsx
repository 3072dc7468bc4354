import { useLingui } from '@lingui/react';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { factsIn, factsOf } from '../../features/facts/facts-in.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { TopicList } from '../../features/handbook/topic-list.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { PracticalView } from '../../queries/guide.ts';
import { DataTable } from '../../ui/data-table.tsx';

type TransportBasicsProps = { transport: PracticalView['transport']; facts: FactsById };

/** Cards and fares, metro etiquette and taxis: enough for the first day. */
export function TransportBasics({ transport, facts }: TransportBasicsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { cards, taxi } = transport;
  const topic = (id: string, text: PracticalView['transport']['principle']) => ({
    id,
    title: _(`practical.transport.${id}`),
    text,
  });
  const topics = [
    topic('fares', transport.principle),
    topic('transfers', transport.transfers),
    topic('children', transport.children),
    topic('concessions', transport.concessions),
    topic('cabins', [{ type: 'text', text: format.list(transport.cabins) }]),
    topic('taxi-booking', taxi.booking),
    topic('taxi-payment', taxi.payment),
    topic('taxi-toll', taxi.note),
  ];
  const texts = [...topics.map(({ text }) => text), ...transport.rules, ...cards.map(({ text }) => text)];
  const used = [
    ...factsOf([...cards.flatMap(({ price, credit }) => (credit ? [price, credit] : [price])), ...taxi.fares], facts),
    ...factsIn(texts, facts),
  ];
  return (
    <HandbookSection id="transport" title={_('practical.transport.title')} facts={[...new Set(used)]}>
      <TextIn locale={transport.locale}>
        <TopicList topics={topics} facts={facts} />
      </TextIn>
      <NolCards cards={cards} facts={facts} locale={transport.locale} />
      <div>
        <h3 className="mb-2 text-ui font-strong">{_('practical.transport.taxi-fares')}</h3>
        <FareList ids={taxi.fares} facts={facts} />
      </div>
      <div>
        <h3 className="mb-2 text-ui font-strong">{_('practical.transport.rules')}</h3>
        <TextIn locale={transport.locale}>
          <ul className="max-w-measure list-disc ps-5 text-label text-text-2">
            {transport.rules.map((rule, at) => (
              <li key={at} className="py-1">
                <Inlines nodes={rule} facts={facts} />
              </li>
            ))}
          </ul>
        </TextIn>
      </div>
    </HandbookSection>
  );
}

type NolCardsProps = Pick<PracticalView['transport'], 'cards' | 'locale'> & { facts: FactsById };

function NolCards({ cards, facts, locale }: NolCardsProps) {
  const { _ } = useLingui();
  const value = (id: string | null) => {
    const fact = id === null ? undefined : facts[id];
    return fact ? <FactValue fact={fact} /> : _('practical.card.no-credit');
  };
  const purpose = (text: PracticalView['transport']['principle']) => (
    <TextIn locale={locale}>
      <Inlines nodes={text} facts={facts} />
    </TextIn>
  );
  return (
    <DataTable
      caption={_('practical.transport.cards')}
      rows={cards}
      keyOf={({ id }) => id}
      columns={[
        { id: 'card', header: _('practical.card.name'), cell: ({ id }) => _(`practical.card.${id}`) },
        { id: 'price', header: _('practical.card.price'), isNumeric: true, cell: ({ price }) => value(price) },
        { id: 'credit', header: _('practical.card.credit'), isNumeric: true, cell: ({ credit }) => value(credit) },
        {
          id: 'use',
          header: _('practical.card.use'),
          cell: ({ text }) => purpose(text),
        },
      ]}
    />
  );
}

function FareList({ ids, facts }: { ids: readonly string[]; facts: FactsById }) {
  return (
    <dl className="max-w-measure border-b border-line text-label">
      {factsOf(ids, facts).map((fact) => (
        <div key={fact.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
          <dt>
            <TextIn locale={fact.locale}>{fact.label}</TextIn>
          </dt>
          <dd className="font-medium">
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
