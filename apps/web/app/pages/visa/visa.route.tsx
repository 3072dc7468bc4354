import { COUNTRIES } from '@dalil/domain/guide/countries.ts';
import {
  ENTRY_FACTS,
  type EntryGroup,
  entryGroup,
  PURPOSE_FACTS,
  VISA_PURPOSES,
  type VisaPurpose,
} from '@dalil/domain/guide/visa-entry.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, Link, useSearchParams } from 'react-router';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { listVisibleFacts } from '../../endpoints/guide.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { factsOf } from '../../features/facts/facts-in.ts';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';

/** All facts of the tool, so that one answer serves every nationality, also offline. */
const FACTS = [...new Set([...Object.values(ENTRY_FACTS), ...Object.values(PURPOSE_FACTS)].flat())];

const load = loadPage(['item', 'countries', 'visa'], async ({ locale, prefetch, translate }) => {
  await prefetch(listVisibleFacts({ locale, ids: FACTS }));
  return { title: translate('visa.title'), description: translate('visa.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** "Do I need a visa?" by nationality and purpose. A form, so that it works without scripts, and its answer has an address. */
export default function VisaPage() {
  const { data } = useSuspenseQuery(listVisibleFacts({ locale: useLocale(), ids: FACTS }));
  const { _ } = useLingui();
  const [params] = useSearchParams();
  const country = params.get('nationality') ?? '';
  const purpose = VISA_PURPOSES.find((one) => one === params.get('purpose')) ?? 'visit';
  const group = entryGroup(country);
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <header className="flex flex-col gap-4">
        <PageTitle>
          <h1 data-read="" className="headline text-title">
            {_('visa.title')}
          </h1>
        </PageTitle>
        <p data-read="" className="measure text-ui text-text-2">
          {_('visa.promise')}
        </p>
      </header>
      <VisaForm country={country} purpose={purpose} />
      {group ? <VisaAnswer {...{ country, group, purpose }} facts={factsById(data)} /> : null}
      {group === null && country !== '' ? (
        <Notice tone="warning" className="max-w-measure">
          <p>{_('visa.unknown-country')}</p>
        </Notice>
      ) : null}
      <div className="flex max-w-measure flex-col gap-4">
        <p className="text-label text-text-2">{_('visa.note')}</p>
        <ReportProblem />
      </div>
    </div>
  );
}

function VisaForm({ country, purpose }: { country: string; purpose: VisaPurpose }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const countries = COUNTRIES.map((code) => ({ value: code, label: _(`country.name.${code}`) })).toSorted((a, b) =>
    format.compare(a.label, b.label),
  );
  return (
    // The key resets the choices when the address changes.
    <Form
      key={`${country} ${purpose}`}
      action={toLocale('/visa')}
      className="flex max-w-measure flex-col gap-4 print:hidden"
      preventScrollReset
    >
      <SelectField
        label={_('visa.nationality')}
        name="nationality"
        defaultValue={country}
        required
        options={[{ value: '', label: _('visa.choose') }, ...countries]}
      />
      <SelectField
        label={_('visa.purpose')}
        name="purpose"
        defaultValue={purpose}
        options={VISA_PURPOSES.map((one) => ({ value: one, label: _(`visa.purpose.${one}`) }))}
      />
      <div>
        <Button type="submit" variant="primary">
          {_('visa.answer')}
        </Button>
      </div>
    </Form>
  );
}

/** The pages of the guide with the steps, by purpose. */
const SERVICES: Readonly<Record<VisaPurpose, readonly string[]>> = {
  visit: ['visa-on-arrival', 'tourist-visa', 'visit-visa-extension'],
  transit: ['tourist-visa'],
  job: ['residence-visa', 'tourist-visa'],
  work: ['residence-visa', 'medical-fitness', 'emirates-id'],
  family: ['family-sponsorship', 'newborn-visa'],
  remote: ['residence-visa', 'golden-visa', 'green-visa'],
};

type VisaAnswerProps = { country: string; group: EntryGroup; purpose: VisaPurpose; facts: FactsById };

function VisaAnswer({ country, group, purpose, facts }: VisaAnswerProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const isNational = group === 'national' || group === 'gcc';
  const isVisit = purpose === 'visit' || isNational;
  const ids = isVisit
    ? [...ENTRY_FACTS[group], ...(isNational ? [] : PURPOSE_FACTS.visit)]
    : [...PURPOSE_FACTS[purpose], ...(purpose === 'transit' || purpose === 'job' ? ENTRY_FACTS[group] : [])];
  return (
    <section aria-labelledby="visa-answer" className="flex max-w-measure flex-col gap-5" aria-live="polite">
      <h2 id="visa-answer" className="text-section font-strong">
        {_('visa.answer-for', { country: isolate(_(`country.name.${country}`)) })}
      </h2>
      <p data-read="" className="text-ui">
        {_(isVisit ? `visa.entry.${group}` : `visa.for.${purpose}`)}
      </p>
      <FactPanel facts={factsOf(ids, facts)} title={_('visa.facts')} />
      {isNational ? null : (
        <ul className="flex flex-col gap-2">
          {SERVICES[purpose].map((id) => (
            <li key={id}>
              <Link to={toLocale(`/government/${id}`)} className="text-link inline-flex min-h-6 items-center">
                {_(`visa.service.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
