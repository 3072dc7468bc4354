import { CALCULATOR_GROUPS, calculatorPath } from '@dalil/domain/calculators/calculator-ids.ts';
import { useLingui } from '@lingui/react';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { ServiceRow } from '../../ui/service-row.tsx';
import { CALCULATOR_ICONS } from './calculator-icons.ts';

const load = loadPage(['calculators', 'calculator-names'], async ({ translate }) => ({
  title: translate('calculators.title'),
  description: translate('calculators.promise'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

/** All calculators by the part of life they are about. */
export default function CalculatorsPage() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div className="page-width pt-2 pb-10 wide:pt-4">
      <header className="mb-8 flex flex-col gap-3">
        <PageTitle>
          <h1 data-read="" className="headline text-title">
            {_('calculators.title')}
          </h1>
        </PageTitle>
        <p data-read="" className="measure text-ui text-text-2">
          {_('calculators.promise')}
        </p>
      </header>
      <div className="grid gap-x-14 gap-y-10 medium:grid-cols-2">
        {CALCULATOR_GROUPS.map(({ id: group, calculators }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="mb-2 text-section font-strong">
              {_(`calculators.group.${group}`)}
            </h2>
            {calculators.map((id) => {
              const Icon = CALCULATOR_ICONS[id];
              return (
                <ServiceRow
                  key={id}
                  href={toLocale(calculatorPath(id))}
                  name={_(`calculator.title.${id}`)}
                  promise={_(`calculators.promise.${id}`)}
                  icon={<Icon aria-hidden className="icon" />}
                  linkComponent={RouterLink}
                />
              );
            })}
          </section>
        ))}
      </div>
    </div>
  );
}
