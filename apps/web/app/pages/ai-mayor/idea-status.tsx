import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../data/api.ts';
import { getIdeaStatus } from '../../endpoints/ideas.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { StateTag } from './state-tag.tsx';

/** How far the idea with a reference has come, as the server says now. */
export function IdeaStatus({ reference }: { reference: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const isOnline = useOnline();
  const { data, error } = useQuery(getIdeaStatus({ reference }));
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 text-label">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Ltr className="font-mono font-semibold">{reference}</Ltr>
        {data ? <StateTag {...data} /> : null}
      </span>
      {data ? (
        <>
          <span className="text-text-2">
            {_(`mayor.about.${data.topic}`)} · {_('mayor.idea.received', { date: format.shortDate(data.receivedOn) })}
          </span>
          {data.answer ? (
            <TextIn locale={data.staffLocale ?? locale} className="measure">
              {data.answer}
            </TextIn>
          ) : null}
        </>
      ) : (
        <span role="status" className="text-text-2">
          {_(missingKey({ isUnknown, isOnline, hasFailed: error !== null }))}
        </span>
      )}
    </li>
  );
}

function missingKey({ isUnknown, isOnline, hasFailed }: { isUnknown: boolean; isOnline: boolean; hasFailed: boolean }) {
  if (isUnknown) return 'mayor.idea.unknown';
  if (!isOnline) return 'mayor.idea.offline';
  return hasFailed ? 'mayor.idea.noStatus' : 'mayor.idea.loading';
}
