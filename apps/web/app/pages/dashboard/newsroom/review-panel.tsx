import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../../data/use-api.ts';
import { useLocalePath } from '../../../language/use-locale.ts';
import { type TextInWork, type TextKey, textQuery } from '../../../queries/newsroom.ts';
import { Basis } from './basis.tsx';
import { ClaimsPanel } from './claims-panel.tsx';
import { LoadedPanel } from './loaded-panel.tsx';
import { ReviewerGuard } from './reviewer-guard.tsx';
import { StateTag } from './state-tag.tsx';
import { TextActions } from './text-actions.tsx';
import { TextChanges } from './text-changes.tsx';
import { TextQuality } from './text-quality.tsx';
import { TextHistory } from './text-history.tsx';

/** STAFF-3: a text to decide about: what changed, what it rests on, what others wrote, and the decision. */
export function ReviewPanel({ textKey, onDone }: { textKey: TextKey; onDone: () => void }) {
  const found = useQuery({ ...textQuery(useApi(), textKey), staleTime: 0, retry: false });
  return <LoadedPanel query={found}>{(data) => <Review text={data} onDone={onDone} />}</LoadedPanel>;
}

function Review({ text, onDone }: { text: TextInWork; onDone: () => void }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <section aria-labelledby="review-title" className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h2 id="review-title" className="headline text-card-title">
          <bdi lang={text.locale}>{text.title}</bdi>
        </h2>
        <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
          <StateTag state={text.state} />
          <span>{_('newsroom.version', { number: text.version })}</span>
          {text.liveVersion === null ? null : (
            <Link to={toLocale(text.href)} className="text-link inline-block min-h-6">
              {_('newsroom.openPage')}
            </Link>
          )}
        </p>
      </header>
      <ReviewerGuard textKey={text}>
        <TextActions text={text} onDone={onDone} />
      </ReviewerGuard>
      <TextChanges text={text} />
      <TextQuality textKey={text} />
      {text.kind === 'article' && text.details.method !== 'person' ? <ClaimsPanel textKey={text} /> : null}
      <Basis details={text.details} />
      <TextHistory text={text} mayRestore={false} Changes={TextChanges} />
    </section>
  );
}
