import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { signOf, STATIONS } from '@dalil/domain/journeys/stations.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, useSearchParams } from 'react-router';
import { useApi } from '../../../data/use-api.ts';
import { isolate } from '../../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../../language/use-locale.ts';
import type { Traffic } from '../../../queries/city.ts';
import { endOf, journeyEndQuery } from '../../../queries/journey.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CitySection } from '../city-section.tsx';
import { JourneyResult } from './journey-result.tsx';
import { type JourneyRequest, readRequest } from './read-request.ts';

const NAMES = 'journey-names';

/** "From A to B": a form, so that it works without scripts, and below it the way, which has an address. */
export function JourneySection({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  const [params] = useSearchParams();
  const request = readRequest(params);
  return (
    <div id="journey">
      <CitySection title={_('journey.title')} note={_('journey.promise')}>
        <JourneyForm request={request} />
        {request.from !== '' && request.to !== '' ? <FoundJourney traffic={traffic} request={request} /> : null}
      </CitySection>
    </div>
  );
}

function JourneyForm({ request: { from, to, at } }: { request: JourneyRequest }) {
  const { _ } = useLingui();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const names = [
    ...NEIGHBOURHOODS.map((id) => _(`guide.neighbourhood.${id}`)),
    ...STATIONS.map((station) => signOf(station, locale)),
  ];
  const time = at ? `${at.date}T${clockOf(at.minute)}` : '';
  return (
    // The key resets the fields when the address changes.
    <Form
      key={`${from}|${to}|${time}`}
      action={`${toLocale('/traffic')}#journey`}
      className="grid max-w-measure gap-4 medium:grid-cols-2 print:hidden"
      preventScrollReset
    >
      <TextField
        label={_('journey.from')}
        hint={_('journey.hint')}
        name="from"
        list={NAMES}
        defaultValue={from}
        required
      />
      <TextField label={_('journey.to')} hint={_('journey.hint')} name="to" list={NAMES} defaultValue={to} required />
      <datalist id={NAMES}>
        {[...new Set(names)].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        label={_('journey.at')}
        hint={_('journey.at-hint')}
        name="at"
        type="datetime-local"
        defaultValue={time}
      />
      <div className="self-end">
        <Button type="submit" variant="primary">
          {_('journey.find')}
        </Button>
      </div>
    </Form>
  );
}

function FoundJourney({ traffic, request }: { traffic: Traffic; request: JourneyRequest }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const from = useSuspenseQuery(journeyEndQuery(api, locale, request.from)).data;
  const to = useSuspenseQuery(journeyEndQuery(api, locale, request.to)).data;
  const ends = { from: from && endOf(from), to: to && endOf(to) };
  const missing = ends.from === null ? request.from : ends.to === null ? request.to : null;
  if (missing !== null || !from || !to || !ends.from || !ends.to) {
    return (
      <Notice tone="warning" className="max-w-measure">
        <p>{_('journey.unknown', { name: isolate(missing ?? '') })}</p>
      </Notice>
    );
  }
  return (
    <JourneyResult
      traffic={traffic}
      from={{ title: from.title, end: ends.from }}
      to={{ title: to.title, end: ends.to }}
      at={request.at}
    />
  );
}
