import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { type TextInWork, textQuery } from '../../queries/newsroom.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { editHref } from './articles-search.ts';
import { DetailsForm, type DetailsFormHandle } from './details-form.tsx';
import { StateTag } from './state-tag.tsx';
import { TextActions } from './text-actions.tsx';
import { TextChanges } from './text-changes.tsx';
import { TextForm, type TextFormHandle } from './text-form.tsx';
import { TextQuality } from './text-quality.tsx';
import { useSendToReview } from './use-send-to-review.ts';
import { TextHistory } from './text-history.tsx';

/** STAFF-1: an article in one language: its words with a preview, what belongs to all languages, the history and the next step. */
export function ArticleEditor({ id, locale }: { id: string; locale: Locale }) {
  const api = useApi();
  const { data: text } = useSuspenseQuery(textQuery(api, { kind: 'article', id, locale }));
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  const userId = session.actor.kind === 'user' ? session.actor.userId : '';
  const [hasWords, setWords] = useState(false);
  const [hasDetails, setDetails] = useState(false);
  const isUnsaved = hasWords || hasDetails;
  const mayWrite = text.actions.includes('save');
  const words = useRef<TextFormHandle>(null);
  const details = useRef<DetailsFormHandle>(null);
  const sendToReview = useSendToReview(text, words, details);
  return (
    <DeskPage title={<EditorTitle text={text} />}>
      <EditorHeader text={text} />
      {mayWrite ? (
        <TextForm
          ref={words}
          userId={userId}
          text={text}
          onUnsaved={setWords}
          onFact={({ source }) => details.current?.addSource(source)}
        />
      ) : (
        <TextChanges text={text} />
      )}
      <TextActions text={text} isUnsaved={isUnsaved} onSend={sendToReview} />
      {text.version === 0 || hasWords ? null : <TextQuality key={`quality ${text.version}`} textKey={text} level={2} />}
      {text.version === 0 ? null : <TextHistory text={text} mayRestore={mayWrite} Changes={TextChanges} />}
      <DetailsForm ref={details} text={text} mayWrite={mayWrite} onUnsaved={setDetails} />
    </DeskPage>
  );
}

const titleOf = ({ title, original, id }: TextInWork) => title || original.title || id;

function EditorTitle({ text }: { text: TextInWork }) {
  return <bdi lang={text.title ? text.locale : text.original.locale}>{titleOf(text)}</bdi>;
}

function EditorHeader({ text }: { text: TextInWork }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { id, locale, languages, state, version, liveVersion, href } = text;
  const title = titleOf(text);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
        <Link to="?tab=articles" className="text-link inline-flex min-h-6 items-center">
          {_('newsroom.back')}
        </Link>
        {version === 0 ? <StateTag state={null} /> : <StateTag state={state} />}
        {version === 0 ? null : <span>{_('newsroom.version', { number: version })}</span>}
        {liveVersion === null ? null : (
          <Link to={toLocale(href)} className="text-link">
            {_('newsroom.openPage')}
          </Link>
        )}
        <Link
          to={toLocale(`/dashboard/content-management/${text.details.category ?? 'all'}/article/${id}`)}
          className="text-link"
        >
          {_('editor.dataOfArticle')}
        </Link>
        {liveVersion !== null && liveVersion !== version ? (
          <span>{_('newsroom.usersSee', { number: liveVersion })}</span>
        ) : null}
      </p>
      <LinkTabs
        label={_('newsroom.languageOf', { title: isolate(title) })}
        currentId={locale}
        linkComponent={RouterLink}
        tabs={languages.map((language) => ({
          id: language.locale,
          href: editHref(id, language.locale),
          label: <span className="font-system">{LOCALE_INFO[language.locale].nativeName}</span>,
          note: _(`newsroom.state.${language.state ?? 'none'}`),
        }))}
      />
    </div>
  );
}
