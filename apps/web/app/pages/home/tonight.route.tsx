import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { EVENING_BLOCKS } from '@dalil/domain/guide/evening-blocks.ts';
import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { HourNow } from '../../features/hour/hour-now.tsx';
import { HourContext } from '../../features/hour/hour.tsx';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { ClockRange, isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { LinkChip } from '../../ui/chip.tsx';
import { EveningEvent, EveningPlace } from './evening-row.tsx';
import { loadOccasion } from './load-occasion.ts';
import { EventRows } from './next-events.tsx';
import { MoreLink, OccasionGroup } from './occasion-group.tsx';
import { useOccasion, type Occasion } from './use-occasion.ts';
import { WayHome } from './way-home.tsx';
import './home.css';

const load = loadOccasion('tonight', {
  areas: ['guide', 'occasions', 'guide-home', 'guide-calendar', 'events', 'item'],
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** An evening by the hour: what begins, what is open then, and how to get home. */
export default function Tonight() {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const { view, hour } = useOccasion('tonight');
  const blocks = view.groups.flatMap((group) => {
    const block = EVENING_BLOCKS.find(({ id }) => id === group.id);
    return block && group.events.length + group.picks.length > 0 ? [{ block, group }] : [];
  });
  return (
    <HourContext value={hour}>
      <div data-hours-of={hour.date} className="page-width pb-10">
        <header className="flex flex-col gap-1 pt-2 pb-3">
          <PageTitle>
            <h1 data-read="" className="headline text-title">
              {_('occasions.title.tonight')}
            </h1>
            <ListenButton isIcon />
          </PageTitle>
          <p className="text-meta text-text-3">
            <time dateTime={view.today}>{format.longDate(view.today)}</time>
          </p>
          <ul aria-label={_('occasions.blocks')} className="shelf wide:mx-0 wide:px-0">
            {blocks.map(({ block }) => (
              <li key={block.id}>
                <LinkChip href={`#${block.id}`} className="min-h-11">
                  <BlockHours block={block} />
                </LinkChip>
              </li>
            ))}
            <li>
              <LinkChip href="#way-home" className="min-h-11">
                {_('occasions.home')}
              </LinkChip>
            </li>
            <li>
              <LinkChip href={toLocale('/with-children')} linkComponent={RouterLink} className="min-h-11">
                {_('occasions.title.with-children')}
              </LinkChip>
            </li>
          </ul>
        </header>
        {blocks.map(({ block, group }) => (
          <OccasionGroup key={block.id} id={block.id} title={<BlockTitle block={block} />}>
            <ul className="event-rows">
              {group.events.map((event) => (
                <li key={event.id}>
                  <EveningEvent event={event} />
                </li>
              ))}
              {group.picks.map((place) => (
                <li key={place.id}>
                  <EveningPlace place={place} block={block.id} />
                </li>
              ))}
            </ul>
          </OccasionGroup>
        ))}
        {blocks.length === 0 ? <p className="text-ui text-text-2">{_('occasions.empty')}</p> : null}
        <WayHome way={view.wayHome} />
        <AlsoOn view={view} />
        <p className="border-t border-line pt-5 text-meta text-text-3">{_('occasions.howChosen')}</p>
        <HourNow />
      </div>
    </HourContext>
  );
}

type Block = { block: (typeof EVENING_BLOCKS)[number] };

function BlockHours({ block: { from, until } }: Block) {
  const { _ } = useLingui();
  const format = useFormat();
  const clock = (time: string) => format.clock(minuteOf(time));
  return until === null ? (
    _('occasions.from', { time: isolate(clock(from)) })
  ) : (
    <ClockRange from={clock(from)} to={clock(until)} />
  );
}

function BlockTitle({ block }: Block) {
  const { _ } = useLingui();
  return (
    <>
      <BlockHours block={block} />{' '}
      <span className="text-label font-normal text-text-3">{_(`occasions.group.tonight.${block.id}`)}</span>
    </>
  );
}

/** What has a date today and no hour, else what has one in the week that follows. */
function AlsoOn({ view: { events, today, programmeCount } }: { view: Occasion }) {
  const { _ } = useLingui();
  const ofToday = events.filter(({ next }) => next !== null && next.start <= today);
  const rows = ofToday.length > 0 ? ofToday : events;
  return (
    <OccasionGroup title={_(ofToday.length > 0 ? 'occasions.also-today' : 'guide.home.events.week')}>
      {rows.length > 0 ? (
        <EventRows events={rows} today={today} />
      ) : (
        <p className="text-ui text-text-2">{_('occasions.noEvents')}</p>
      )}
      <MoreLink
        path={`/events?view=day&from=${today}`}
        label={_('occasions.programmes.all', { count: programmeCount })}
      />
    </OccasionGroup>
  );
}
