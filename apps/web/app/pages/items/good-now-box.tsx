import { goodNow, type GoodNowReason, type MonthNormal } from '@dalil/domain/city/good-now.ts';
import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { openingState, type OpeningState } from '@dalil/domain/city/opening-state.ts';
import type { PLACE_SETTINGS } from '@dalil/domain/guide/place.ts';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { useOpeningWords } from '../../features/opening/use-opening-words.ts';
import { useFormat } from '../../language/use-format.ts';
import type { PlaceView } from '../../queries/guide.ts';
import { Notice } from '../../ui/notice.tsx';

type Setting = (typeof PLACE_SETTINGS)[number];

const LOOKS = {
  good: { tone: 'success', Icon: CircleCheck },
  later: { tone: 'warning', Icon: Hourglass },
  unknown: { tone: 'info', Icon: CircleDashed },
} as const;

/**
 * Whether this is a good time to go. The device decides by its clock, because the page is the same for everyone; the space is
 * reserved until then. On paper it would be of the minute of printing.
 */
export function GoodNowBox({ place }: { place: PlaceView }) {
  const now = useDubaiNow();
  const { hours, setting, climate } = place;
  // Indoors the hours are all that can be said.
  if (!climate || (hours === null && setting === 'indoor')) return null;
  const month = now && climate.months[Number(now.date.slice(5, 7)) - 1];
  return (
    <div className="grid min-h-32 wide:min-h-24 print:hidden">
      {now && month ? <Verdict {...{ hours, now, month }} setting={setting as Setting} /> : null}
    </div>
  );
}

type VerdictProps = {
  hours: PlaceView['hours'];
  setting: Setting;
  month: MonthNormal;
  now: { date: string; minute: number };
};

function Verdict({ hours, setting, month, now }: VerdictProps) {
  const { _ } = useLingui();
  const state = openingState(hours, now.date, now.minute);
  const { verdict, reasons } = goodNow(state, setting, month, now);
  const write = useReasonWords(state, month, now.date);
  const { tone, Icon } = LOOKS[verdict];
  const restsOnMonth = reasons.some((reason) => !HOURS_REASONS.includes(reason));
  return (
    <Notice tone={tone} title={_(`item.now.${verdict}`)} icon={<Icon aria-hidden className="icon mt-px" />}>
      <p className="text-text-2">{reasons.map(write).join(' ')}</p>
      {restsOnMonth ? <p className="text-meta text-text-2">{_('item.now.note')}</p> : null}
    </Notice>
  );
}

const HOURS_REASONS: readonly GoodNowReason[] = ['open', 'closed', 'hours-unknown', 'closes-soon'];

function useReasonWords(state: OpeningState, month: MonthNormal, today: string) {
  const { _ } = useLingui();
  const format = useFormat();
  const writeOpening = useOpeningWords();
  return (reason: GoodNowReason): string => {
    if (reason === 'closes-soon' && state.kind === 'open' && state.until) {
      return _('item.now.closes-soon', { time: format.clock(minuteOf(state.until.time)) });
    }
    if (HOURS_REASONS.includes(reason)) return _('item.now.opening', { state: writeOpening(state, today) });
    return _(`item.now.${reason}`, {
      min: format.number(Math.round(month.meanMinC)),
      max: format.number(Math.round(month.meanMaxC)),
      sunrise: format.clock(minuteOf(month.sunrise)),
      sunset: format.clock(minuteOf(month.sunset)),
    });
  };
}
