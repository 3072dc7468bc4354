import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import type { TextState } from '@dalil/domain/newsroom/workflow.ts';
import { useLingui } from '@lingui/react';
import {
  Archive,
  Ban,
  CircleArrowLeft,
  CircleCheck,
  CircleCheckBig,
  CircleDashed,
  CircleDot,
  Clock,
  type LucideIcon,
  Minus,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type MarkedState = TextState | 'outdated' | 'none';

/** Marks differ by shape, not only by colour. */
const MARKS: Record<MarkedState, { Icon: LucideIcon; tone: string }> = {
  published: { Icon: CircleCheckBig, tone: 'text-success' },
  corrected: { Icon: CircleCheckBig, tone: 'text-success' },
  approved: { Icon: CircleCheck, tone: 'text-success' },
  scheduled: { Icon: Clock, tone: 'text-info' },
  'in-review': { Icon: CircleDot, tone: 'text-info' },
  draft: { Icon: CircleDashed, tone: 'text-text-3' },
  'changes-requested': { Icon: CircleArrowLeft, tone: 'text-warning' },
  outdated: { Icon: TriangleAlert, tone: 'text-warning' },
  unpublished: { Icon: Ban, tone: 'text-danger' },
  archived: { Icon: Archive, tone: 'text-text-3' },
  none: { Icon: Minus, tone: 'text-text-3' },
};

/** The mark of a state. Its name stands beside it, or is read out. */
export function StateMark({ state }: { state: MarkedState }) {
  const { Icon, tone } = MARKS[state];
  return <Icon aria-hidden className={`icon-small ${tone}`} />;
}

/** The state of a text with its name. */
export function StateWithName({ state }: { state: MarkedState }) {
  const { _ } = useLingui();
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      <StateMark state={state} />
      {_(`newsroom.state.${state}`)}
    </span>
  );
}

/** Above the marks: the languages in the order of the marks. */
export function LanguageHeads({ locales }: { locales: readonly Locale[] }) {
  return (
    <span dir="ltr" className="flex">
      {locales.map((locale) => (
        <span key={locale} className="w-8 text-center">
          <span aria-hidden>{locale.toUpperCase()}</span>
          <VisuallyHidden>{LOCALE_INFO[locale].nativeName}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}

type LanguageMarksProps = {
  languages: readonly { locale: Locale; state: TextState | 'outdated' | null }[];
  /** Where a language leads; null: nowhere. */
  hrefOf: (locale: Locale) => string | null;
};

const MARK = 'flex size-11 items-center justify-center wide:h-6 wide:w-8';

/** Each language with its state. The order is the same in every script, as that of the heads above. */
export function LanguageMarks({ languages, hrefOf }: LanguageMarksProps) {
  const { _ } = useLingui();
  return (
    <ul dir="ltr" className="flex">
      {languages.map(({ locale, state }) => {
        const href = hrefOf(locale);
        const name = `${LOCALE_INFO[locale].nativeName}: ${_(`newsroom.state.${state ?? 'none'}`)}`;
        const mark = (
          <>
            <StateMark state={state ?? 'none'} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        );
        return (
          <li key={locale} title={name}>
            {href === null ? (
              <span className={MARK}>{mark}</span>
            ) : (
              <Link to={href} className={MARK}>
                {mark}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const LEGEND: readonly MarkedState[] = [
  'published',
  'scheduled',
  'in-review',
  'draft',
  'changes-requested',
  'outdated',
  'unpublished',
  'none',
];

/** The marks with their names, at the foot of a list. */
export function StateLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {LEGEND.map((state) => (
        <li key={state}>
          <StateWithName state={state} />
        </li>
      ))}
    </ul>
  );
}
