import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/use-api.ts';
import { isolate } from '../../../language/bidi.tsx';
import { useLocale } from '../../../language/use-locale.ts';
import type { Traffic } from '../../../queries/city.ts';
import { endOf, journeyEndQuery } from '../../../queries/journey.ts';
import { Notice } from '../../../ui/notice.tsx';
import { JourneyResult } from './journey-result.tsx';
import type { JourneyRequest } from './read-request.ts';

/** The way that was asked for, or which of its ends the guide does not know. */
export function FoundJourney({ traffic, request }: { traffic: Traffic; request: JourneyRequest }) {
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
