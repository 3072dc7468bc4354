import { chooseInstead, type PlanDay, type PlanSources } from '@dalil/domain/planner/build-plan.ts';
import { moveStop, moveToDay, removeStop, replaceStop } from '@dalil/domain/planner/edit-plan.ts';
import { useLingui } from '@lingui/react';
import {
  ArrowDown,
  ArrowUp,
  Car,
  Footprints,
  Info,
  type LucideIcon,
  RefreshCw,
  TramFront,
  TriangleAlert,
  X,
} from 'lucide-react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { isolate, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { PlanCard } from './plan-card.ts';
import { useNoteWords } from './plan-words.ts';
import type { Plan } from './use-plan.ts';

type PlanStopProps = {
  visit: PlanDay['visits'][number];
  card: PlanCard | undefined;
  /** The card of the visit before it on that day. */
  before: PlanCard | undefined;
  day: number;
  isFirst: boolean;
  isLast: boolean;
  plan: Plan;
  sources: PlanSources;
};

/** A visit: the way to it, its time, what is violated, and how to change it. */
export function PlanStop(props: PlanStopProps) {
  const { visit, card, before } = props;
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const write = useNoteWords();
  if (!card) return null;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4">
      {visit.travel ? <Way travel={visit.travel} from={before?.title} to={card.title} /> : null}
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Ltr className="tabular text-label font-semibold">
          {`${format.clock(visit.from)}–${format.clock(visit.to)}`}
        </Ltr>
        <span className="flex min-w-0 flex-col">
          <RouterLink
            href={toLocale(card.href)}
            className="inline-flex min-h-6 items-center text-name font-semibold underline-offset-4 hover:underline"
            lang={card.locale === locale ? undefined : card.locale}
          >
            <bdi>{card.title}</bdi>
          </RouterLink>
          {card.kind === '' ? null : <span className="text-meta text-text-2">{card.kind}</span>}
        </span>
      </div>
      {visit.notes.length > 0 ? (
        <ul className="flex flex-col gap-1 text-label">
          {visit.notes.map((note) => {
            const Icon = note.isViolated ? TriangleAlert : Info;
            const key = note.code === 'prayer' ? note.prayer : note.code;
            return (
              <li key={key} className={`flex items-start gap-2 ${note.isViolated ? 'text-danger' : 'text-text-2'}`}>
                <Icon aria-hidden className="icon-small mt-0.5" />
                <span>{note.isViolated ? _('plan.note.violated', { note: write(note) }) : write(note)}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <StopControls {...props} name={isolate(card.title)} />
    </li>
  );
}

const WAYS: Record<'walk' | 'car' | 'transit', LucideIcon> = { walk: Footprints, car: Car, transit: TramFront };

type WayProps = { travel: { mode: keyof typeof WAYS; minutes: number }; from: string | undefined; to: string };

function Way({ travel: { mode, minutes }, from, to }: WayProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const Icon = WAYS[mode];
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-meta text-text-2">
      <Icon aria-hidden className="icon-small" />
      {_(`plan.way.${mode}`, { minutes })}
      {mode === 'transit' && from !== undefined ? (
        <RouterLink
          href={toLocale(`/traffic?${new URLSearchParams({ from, to }).toString()}#journey`)}
          className="text-link inline-flex min-h-6 items-center print:hidden"
        >
          {_('plan.way.lines')}
        </RouterLink>
      ) : null}
    </p>
  );
}

function StopControls({ visit, day, isFirst, isLast, plan, sources, name }: PlanStopProps & { name: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const showToast = useToast();
  const stop = { day, id: visit.place.id };

  function swap(): void {
    const other = chooseInstead(plan.request, sources, { stops: plan.stops, ...stop });
    if (other) plan.change(replaceStop(plan.stops, stop, other));
    else showToast({ id: 'plan', tone: 'info', title: _('plan.swap.none') });
  }

  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      <IconButton
        label={_('plan.earlier', { name })}
        icon={<ArrowUp aria-hidden className="icon" />}
        disabled={isFirst}
        onClick={() => plan.change(moveStop(plan.stops, stop, -1))}
      />
      <IconButton
        label={_('plan.later', { name })}
        icon={<ArrowDown aria-hidden className="icon" />}
        disabled={isLast}
        onClick={() => plan.change(moveStop(plan.stops, stop, 1))}
      />
      <IconButton label={_('plan.swap', { name })} icon={<RefreshCw aria-hidden className="icon" />} onClick={swap} />
      <IconButton
        label={_('plan.remove', { name })}
        icon={<X aria-hidden className="icon" />}
        onClick={() => plan.change(removeStop(plan.stops, stop))}
      />
      {plan.days.length > 1 ? (
        <SelectField
          isInline
          className="ms-2"
          label={<span className="sr-only">{_('plan.move', { name })}</span>}
          value={String(day)}
          options={plan.days.map((_day, at) => ({
            value: String(at),
            label: _('plan.day.short', { number: format.number(at + 1) }),
          }))}
          onChange={({ target }) => plan.change(moveToDay(plan.stops, stop, Number(target.value)))}
        />
      ) : null}
    </div>
  );
}
