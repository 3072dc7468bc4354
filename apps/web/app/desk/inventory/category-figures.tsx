import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { FRESHNESS } from '@dalil/domain/newsroom/inventory.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import type { CategoryFigures as Figures } from '../../queries/inventory.ts';
import { Tag } from '../../ui/tag.tsx';

/** As wide as high: the style stretches it, and the drawing claims no width of its own. */
const BAR_WIDTH = 1;
const AGE_COLOURS = { fresh: 'text-success', aging: 'text-warning', old: 'text-danger' } as const;

/** The figures of a category: states, age of the information, languages, reviews. Every bar has its number beside it. */
export function CategoryFigures({ figures, href }: { figures: Figures; href?: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const name = _(figures.category === null ? 'inventory.noCategory' : `guide.category.${figures.category}`);
  return (
    <section
      aria-label={name}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 text-label high-contrast:border-2"
    >
      <h2 className="flex flex-wrap items-baseline gap-3 text-name font-strong">
        {href === undefined ? (
          name
        ) : (
          <Link to={href} className="text-link inline-flex min-h-11 items-center">
            {name}
          </Link>
        )}
        <span className="tabular text-label font-normal text-text-2">
          {_('inventory.count', { count: figures.items })}
        </span>
      </h2>
      <ul aria-label={_('newsroom.state')} className="flex flex-wrap gap-x-4 gap-y-1">
        {TEXT_STATES.filter((state) => figures.states[state]).map((state) => (
          <li key={state}>
            {_(`newsroom.state.${state}`)} <span className="tabular font-semibold">{figures.states[state]}</span>
          </li>
        ))}
      </ul>
      <Ages figures={figures} />
      <ul aria-label={_('inventory.languages')} className="flex flex-col gap-1">
        {LOCALES.map((locale) => (
          <li key={locale} className="flex items-center gap-3">
            <span className="w-16 shrink-0 font-system">{LOCALE_INFO[locale].nativeName}</span>
            <Bar
              parts={[
                { id: locale, share: shareOf(figures.languages[locale], figures.published), colour: 'text-accent' },
              ]}
            />
            <span className="tabular">{format.number(figures.languages[locale] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        {figures.overdue > 0 ? <Tag tone="bad">{_('inventory.overdue', { count: figures.overdue })}</Tag> : null}
        {figures.unlisted > 0 ? <Tag tone="bad">{_('inventory.leftLists', { count: figures.unlisted })}</Tag> : null}
        {figures.undated > 0 ? <Tag tone="warn">{_('inventory.undated', { count: figures.undated })}</Tag> : null}
        <Tag>{_('inventory.owned', { count: figures.owned, of: figures.items })}</Tag>
      </p>
    </section>
  );
}

function Ages({ figures: { freshness } }: { figures: Figures }) {
  const { _ } = useLingui();
  const total = FRESHNESS.reduce((sum, age) => sum + (freshness[age] ?? 0), 0);
  if (total === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <Bar
        parts={FRESHNESS.map((age) => ({ id: age, share: shareOf(freshness[age], total), colour: AGE_COLOURS[age] }))}
      />
      <ul aria-label={_('inventory.ages')} className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
        {FRESHNESS.map((age) => (
          <li key={age} className="flex items-center gap-2">
            <span aria-hidden className={`size-3 rounded-tag bg-current ${AGE_COLOURS[age]}`} />
            {_(`inventory.freshness.${age}`)} <span className="tabular font-semibold">{freshness[age] ?? 0}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shareOf = (part: number | undefined, all: number) => (all === 0 ? 0 : (part ?? 0) / all);

/** Decoration: the numbers stand beside it. A drawing, because the policy of the site allows no inline style. */
function Bar({ parts }: { parts: { id: string; share: number; colour: string }[] }) {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BAR_WIDTH} 1`}
      preserveAspectRatio="none"
      className="flip-rtl h-2 w-full min-w-0 grow rounded-pill bg-sunken"
    >
      {parts.map(({ id, share, colour }, at) => (
        <rect
          key={id}
          x={(starts[at] ?? 0) * BAR_WIDTH}
          width={share * BAR_WIDTH}
          height={1}
          fill="currentColor"
          className={colour}
        />
      ))}
    </svg>
  );
}
