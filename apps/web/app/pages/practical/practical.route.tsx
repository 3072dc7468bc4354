import { CALCULATORS } from '@dalil/domain/calculators/calculator-ids.ts';
import { describeHandbook } from '@dalil/domain/guide/structured-data/describe-handbook.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { HANDBOOK_PART } from '@dalil/domain/provenance/text-parts.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getPractical } from '../../endpoints/guide.ts';
import { CityAlerts } from '../../features/city-alerts/city-alerts.tsx';
import { loadCityAlerts } from '../../features/city-alerts/load-city-alerts.ts';
import { CalculatorSection } from '../../features/handbook/calculator-section.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { factsIn, factsOf } from '../../features/facts/facts-in.ts';
import { HandbookPage } from '../../features/handbook/handbook-page.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { TopicList } from '../../features/handbook/topic-list.tsx';
import { PracticalTabs } from '../../features/practical-tabs/practical-tabs.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import type { PracticalView } from '../../queries/guide.ts';
import { classNames } from '../../ui/class-names.ts';
import { Phrasebook } from './phrasebook.tsx';
import { TransportBasics } from './transport-basics.tsx';

const load = loadPage(
  ['item', 'handbook', 'practical', 'calculator-names'],
  async ({ api, locale, prefetch, translate, describedPage }) => {
    const [moreAreas, practical] = await Promise.all([
      loadCityAlerts({ api, locale, prefetch }),
      prefetch(getPractical({ locale })),
    ]);
    const text = { title: translate('shell.nav.essentials'), description: translate('practical.promise') };
    return {
      ...text,
      moreAreas,
      structuredData: import.meta.env.SSR ? [describeHandbook({ ...practical, ...text }, describedPage({}))] : [],
    };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** Practical essentials on one page, which can be saved and read without a connection. */
export default function PracticalPage() {
  const { data: practical } = useSuspenseQuery(getPractical({ locale: useLocale() }));
  const { _ } = useLingui();
  const facts = factsById(practical.facts);
  const { emergency, sections, transport, phrasebook } = practical;
  return (
    <>
      <CityAlerts />
      <div className="page-width">
        <PracticalTabs current="essentials" />
      </div>
      <HandbookPage
        id="practical"
        title={_('shell.nav.essentials')}
        promise={_('practical.promise')}
        locale={practical.locale}
        asOf={practical.asOf}
        provenance={practical.provenance}
        contents={[
          { id: 'emergency', title: emergency.title },
          ...sections.map(({ id, title }) => ({ id, title })),
          { id: 'transport', title: _('practical.transport.title') },
          { id: 'phrases', title: _('practical.phrases.title') },
          { id: 'calculators', title: _('shell.nav.calculators') },
        ]}
      >
        <EmergencyNumbers emergency={emergency} facts={facts} locale={practical.locale} />
        {sections.map(({ id, title, items }) => (
          <HandbookSection
            key={id}
            id={id}
            title={<SignedText locale={practical.locale}>{title}</SignedText>}
            facts={factsIn(
              items.map(({ text }) => text),
              facts,
            )}
          >
            <TextIn locale={practical.locale}>
              <TopicList topics={items} facts={facts} isSigned />
            </TextIn>
          </HandbookSection>
        ))}
        <TransportBasics transport={transport} facts={facts} />
        <Phrasebook groups={phrasebook.groups} note={phrasebook.note} locale={practical.locale} />
        <CalculatorSection ids={CALCULATORS} />
      </HandbookPage>
    </>
  );
}

/** STAFF-9: a text of the handbook on its own. */
function SignedText({ locale, children }: { locale: Locale; children: string }) {
  return (
    <TextIn locale={locale}>
      <span data-part={HANDBOOK_PART}>{children}</span>
    </TextIn>
  );
}

type Dial = PracticalView['emergency']['numbers'][number];
type EmergencyNumbersProps = { emergency: PracticalView['emergency']; facts: FactsById; locale: Locale };

/** Numbers as call buttons, emergencies first, then what to say. */
function EmergencyNumbers({ emergency, facts, locale }: EmergencyNumbersProps) {
  const { _ } = useLingui();
  const urgent = emergency.numbers.filter(({ isUrgent }) => isUrgent);
  const others = emergency.numbers.filter(({ isUrgent }) => !isUrgent);
  return (
    <HandbookSection
      id="emergency"
      isOpenAtFirst
      title={<SignedText locale={locale}>{emergency.title}</SignedText>}
      facts={factsOf(
        emergency.numbers.map(({ factId }) => factId),
        facts,
      )}
    >
      <TextIn locale={locale}>
        <DialList dials={urgent} facts={facts} />
      </TextIn>
      <div>
        <h3 className="mb-2 text-ui font-strong">{_('practical.emergency.how-to-call')}</h3>
        <TextIn locale={locale}>
          <ol data-part={HANDBOOK_PART} className="max-w-measure list-decimal ps-5 text-label text-text-2">
            {emergency.howToCall.map((step) => (
              <li key={step} className="py-1">
                {step}
              </li>
            ))}
          </ol>
        </TextIn>
      </div>
      <div>
        <h3 className="mb-3 text-ui font-strong">{_('practical.emergency.others')}</h3>
        <TextIn locale={locale}>
          <DialList dials={others} facts={facts} />
        </TextIn>
      </div>
    </HandbookSection>
  );
}

/** Two in a row where they fit. With an odd count the first, most important one has a row of its own. */
function DialList({ dials, facts }: { dials: readonly Dial[]; facts: FactsById }) {
  return (
    <ul className="grid gap-3 medium:grid-cols-2">
      {dials.map((dial, at) => (
        <li
          key={dial.factId}
          className={classNames('break-inside-avoid', at === 0 && dials.length % 2 === 1 && 'medium:col-span-2')}
        >
          <DialButton dial={dial} facts={facts} />
        </li>
      ))}
    </ul>
  );
}

const LOOK =
  'flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 rounded-card border px-5 py-3 high-contrast:border-2';

/** One number. An unconfirmed value is never offered for calling. */
function DialButton({ dial, facts }: { dial: Dial; facts: FactsById }) {
  const fact = facts[dial.factId];
  if (!fact) return null;
  if (!fact.href || fact.text === null) {
    return (
      <p className={classNames(LOOK, 'border-line bg-surface text-label')}>
        <span>
          {dial.purpose}: <FactValue fact={fact} />
        </span>
      </p>
    );
  }
  return (
    <a
      href={fact.href}
      className={classNames(
        LOOK,
        'no-underline transition-colors',
        dial.isUrgent
          ? 'border-danger bg-danger-soft hover:bg-surface'
          : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <Phone aria-hidden className={classNames('icon', dial.isUrgent ? 'text-danger' : 'text-accent')} />
      <Ltr
        className={classNames(
          'tabular font-strong',
          dial.isUrgent ? 'text-title text-danger' : 'text-section text-accent',
        )}
      >
        {fact.text}
      </Ltr>
      <span data-part={HANDBOOK_PART} className="min-w-0 grow basis-32 text-label text-text">
        {dial.purpose}
      </span>
    </a>
  );
}
