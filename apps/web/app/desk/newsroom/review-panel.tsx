import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { type TextInWork, type TextKey, textQuery } from '../../queries/newsroom.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Basis } from './basis.tsx';
import { ClaimsPanel } from './claims-panel.tsx';
import { LoadedPanel } from './loaded-panel.tsx';
import { ReviewerGuard } from './reviewer-guard.tsx';
import { StateTag } from './state-tag.tsx';
import { TextActions } from './text-actions.tsx';
import { TextChanges } from './text-changes.tsx';
import { TextQuality } from './text-quality.tsx';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';
import type { Words } from './use-draft.ts';
import { usePreview } from './use-preview.ts';

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
        <h2 id="review-title" className="text-name font-strong" lang={text.locale}>
          <bdi>{text.title}</bdi>
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
      <Reading text={text} />
      <TextQuality textKey={text} />
      {text.kind === 'article' && text.details.origin !== 'person' ? <ClaimsPanel textKey={text} /> : null}
      <Basis details={text.details} isArticle={text.kind === 'article'} />
      <TextHistory text={text} mayRestore={false} Changes={TextChanges} />
    </section>
  );
}

/** The text as its users will read it, and what changed: a new text opens as its page, a changed one with its changes. */
function Reading({ text }: { text: TextInWork }) {
  const { _ } = useLingui();
  const { markdown, title, summary, locale, version, liveVersion } = text;
  if (markdown === null) return <TextChanges text={text} />;
  const changes = { id: 'changes', label: _('newsroom.changes'), panel: <TextChanges text={text} /> };
  const page = {
    id: 'page',
    label: _('newsroom.preview'),
    panel: <PagePreview {...{ locale, title, summary, markdown }} />,
  };
  const hasOlder = liveVersion !== null && liveVersion !== version;
  return <Tabs label={_('newsroom.words')} items={hasOlder ? [changes, page] : [page, changes]} />;
}

function PagePreview({ locale, ...words }: Words & { locale: Locale }) {
  return <TextPreview locale={locale} {...words} preview={usePreview(locale, words)} />;
}
