import { type Answer, type AnswerVariant, HORIZON } from '@dalil/domain/city/can-i.ts';
import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleHelp, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import { useSpans } from '../../../features/hour/hour.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useReasonText } from './reason-text.ts';

const LOOKS: Record<Answer, { icon: LucideIcon; look: string }> = {
  yes: { icon: CircleCheck, look: 'text-success' },
  wait: { icon: Clock3, look: 'text-warning' },
  no: { icon: CircleX, look: 'text-danger' },
  unknown: { icon: CircleHelp, look: 'text-text-3' },
};

type CanIAnswersProps = { variants: readonly AnswerVariant[]; date: string };

/** The answers of some minutes, of which the one of this minute is shown. */
export function CanIAnswers({ variants, date }: CanIAnswersProps) {
  const { _ } = useLingui();
  const shownIn = useSpans();
  const write = useReasonText(date);
  const when = useWindow();
  return variants.map((variant) => {
    const { icon: Icon, look } = LOOKS[variant.answer];
    return (
      <div key={variant.shownFrom} {...shownIn([{ from: variant.shownFrom, until: variant.shownUntil }])}>
        <p className={`flex items-center gap-2 text-ui font-strong ${look}`}>
          <Icon aria-hidden className="icon" />
          {_(`today.answer.${nameOf(variant)}`)}
        </p>
        <p className="text-meta text-text-2">{write(variant.reasons)}</p>
        <p className="text-meta text-text-3">{when(variant)}</p>
      </div>
    );
  });
}

/** A yes by the means of the month is only usually one. */
export function nameOf({ answer, isCareful, basis }: Pick<AnswerVariant, 'answer' | 'isCareful' | 'basis'>): string {
  if (answer !== 'yes') return answer;
  if (isCareful) return 'careful';
  return basis === 'normal' ? 'usual' : 'yes';
}

/** Until when, or when next. Nothing for a yes without an end and for what is not known. */
function useWindow(): (variant: AnswerVariant) => string | null {
  const { _ } = useLingui();
  const format = useFormat();
  const clock = (minute: number) => isolate(format.clock(minute % DAY_MINUTES));
  return ({ answer, until, next, reasons }) => {
    if (answer === 'yes') {
      if (until === null) return null;
      return _(until > DAY_MINUTES ? 'today.untilTomorrow' : 'today.until', { time: clock(until) });
    }
    if (reasons.some(({ code }) => code === 'roadsHeavy')) return _('today.untilClear');
    if (!next) return answer === 'unknown' ? null : _('today.noNext');
    const values = { from: clock(next.from), until: clock(next.until) };
    const isTomorrow = next.from >= DAY_MINUTES;
    if (next.until >= HORIZON) return _(isTomorrow ? 'today.nextFromTomorrow' : 'today.nextFrom', values);
    return _(isTomorrow ? 'today.nextTomorrow' : 'today.next', values);
  };
}
