import { useLingui } from '@lingui/react';
import { Flag } from 'lucide-react';
import { pageMeta } from '../../data/page-meta.ts';
import { BeachAlertButton } from '../../features/beach-alert/beach-alert-button.tsx';
import { BeachAlertSlot } from '../../features/beach-alert/beach-alert-slot.tsx';
import { BeachHours } from '../../features/live/beach-hours.tsx';
import { beachScores } from '../../features/live/beach-scores.ts';
import { loadConditions } from '../../features/live/load-conditions.ts';
import { useConditions } from '../../features/live/use-conditions.ts';
import { loadSection } from './load-section.ts';
import { SectionPage } from './section-page.tsx';

const load = loadSection('beaches', { areas: ['live'], loadExtra: (page) => loadConditions(page, 'ahead') });

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Beaches() {
  return <SectionPage section="beaches" notice={<BeachConditions />} below={<BeachRules />} />;
}

const HOURS_AHEAD = 36;

/** The best hours of the day, the sea and the weather, above the list. Nothing where no provider has answered. */
function BeachConditions() {
  const { _ } = useLingui();
  const live = useConditions('ahead');
  if (!live?.conditions.weather || !live.conditions.sea) return null;
  return (
    <section aria-labelledby="beach-now" className="pt-1">
      <h2 id="beach-now" className="sr-only">
        {_('live.beach.title')}
      </h2>
      <BeachAlertSlot scores={beachScores(live.conditions, live.now, HOURS_AHEAD) ?? []} now={live.now} />
      <BeachHours {...live}>
        <BeachAlertButton />
      </BeachHours>
    </section>
  );
}

/** The flags are distinguished by text, not only by colour. The actual flag is displayed at the beach. */
const FLAGS = [
  { id: 'red', look: 'text-danger' },
  { id: 'yellow', look: 'text-ayyan-mark' },
  { id: 'purple', look: 'area-events text-area-text' },
] as const;
const RULES = ['swimwear', 'alcohol', 'photos', 'drones', 'camping'] as const;

/** Rules of every public beach. Amounts and hours are facts and belong in the articles, not here. */
function BeachRules() {
  const { _ } = useLingui();
  return (
    <div className="mt-14 grid gap-10 border-t border-line pt-8 wide:grid-cols-2">
      <section aria-labelledby="beach-flags" className="flex flex-col gap-4">
        <h2 id="beach-flags" className="text-section font-strong">
          {_('guide.beachFlags.title')}
        </h2>
        <ul className="flex flex-col gap-3">
          {FLAGS.map(({ id, look }) => (
            <li key={id} className="flex items-start gap-3">
              <Flag aria-hidden className={`icon fill-current ${look}`} />
              <span>{_(`guide.beachFlags.${id}`)}</span>
            </li>
          ))}
        </ul>
        <p className="text-label text-text-2">{_('guide.beachFlags.onSite')}</p>
      </section>
      <section aria-labelledby="beach-rules" className="flex flex-col gap-4">
        <h2 id="beach-rules" className="text-section font-strong">
          {_('guide.beachRules.title')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {RULES.map((rule) => (
            <li key={rule}>{_(`guide.beachRules.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
