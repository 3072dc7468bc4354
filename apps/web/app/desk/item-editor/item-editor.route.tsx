import { isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { ASKED_KINDS } from '@dalil/domain/guide/asked-as.ts';
import { isLocale, LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { data as answer, Link, useParams, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { type DataInWork, dataQuery, textQuery } from '../../queries/newsroom.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AskedPanel } from '../newsroom/asked-panel.tsx';
import { DetailsForm } from '../newsroom/details-form.tsx';
import { StateTag } from '../newsroom/state-tag.tsx';
import { TextActions } from '../newsroom/text-actions.tsx';
import { TextChanges } from '../newsroom/text-changes.tsx';
import { TextForm } from '../newsroom/text-form.tsx';
import { TextHistory } from '../newsroom/text-history.tsx';
import { TextQuality } from '../newsroom/text-quality.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { BodyEditor } from './body-editor.tsx';
import { DataChanges, DataVersionChanges } from './data-changes.tsx';
import { DataEditor } from './data-editor.tsx';

const load = loadPrivatePage(
  ['account', 'guide', 'guide-calendar', 'item', 'item-report', 'newsroom', 'staff-editor', 'map', 'quality'],
  async ({ translate, api, params, url, locale, refresh }) => {
    const { kind = '', id = '' } = params;
    if (!isEditedKind(kind)) throw answer(null, 404);
    const item = await refresh(dataQuery(api, { kind, id }, locale));
    const part = partOf(url.searchParams);
    if (part !== 'data') await refresh(textQuery(api, { kind, id, locale: part }));
    return { title: item.title, description: translate('editor.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

type Part = 'data' | Locale;
const partOf = (search: URLSearchParams): Part => {
  const language = search.get('language');
  return isLocale(language) ? language : 'data';
};

/** STAFF-1: an item of any kind: what is the same in all languages, and its words in each, with history and next step. */
export default function ItemEditor() {
  const { kind = '', id = '' } = useParams();
  const part = partOf(useSearchParams()[0]);
  const { data } = useSuspenseQuery(dataQuery(useApi(), { kind, id }, useLocale()));
  return (
    <DeskPage title={<bdi>{data.title}</bdi>}>
      <Header data={data} part={part} />
      {part === 'data' ? (
        <DataPart key={`${kind} ${id}`} data={data} />
      ) : (
        <TextPart key={`${kind} ${id} ${part}`} kind={kind} id={id} locale={part} />
      )}
    </DeskPage>
  );
}

function Header({ data, part }: { data: DataInWork; part: Part }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const format = useFormat();
  const { title, kind, href, languages, withdrawn } = data;
  const missing = languages.filter((one) => one.title === null);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
        <span>{_(`newsroom.kind.${kind}`)}</span>
        {languages.some(({ isLive }) => isLive) ? (
          <Link to={toLocale(href)} className="text-link inline-flex min-h-6 items-center">
            {_('newsroom.openPage')}
          </Link>
        ) : null}
      </p>
      {withdrawn === null ? null : (
        <Notice tone="warning" title={_('editor.withdrawn', { date: format.shortDate(withdrawn.at) })}>
          {withdrawn.reason === null ? _('editor.withdrawn.untold') : _(`newsroom.reason.${withdrawn.reason}`)}
        </Notice>
      )}
      {missing.length === 0 ? null : (
        <p className="text-label text-text-2">
          {_('editor.gap')}{' '}
          <span className="font-system">{missing.map(({ locale }) => LOCALE_INFO[locale].nativeName).join(' · ')}</span>
        </p>
      )}
      <LinkTabs
        label={_('newsroom.languageOf', { title: isolate(title) })}
        currentId={part}
        linkComponent={RouterLink}
        tabs={[
          {
            id: 'data',
            href: '?',
            label: _('editor.data'),
            note: _(`newsroom.state.${data.version === 0 ? 'none' : data.state}`),
          },
          ...LOCALES.map((locale) => ({
            id: locale,
            href: `?language=${locale}`,
            label: <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>,
            note: _(`newsroom.state.${languages.find((one) => one.locale === locale)?.state ?? 'none'}`),
          })),
        ]}
      />
    </div>
  );
}

function useUserId(): string {
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  return session.actor.kind === 'user' ? session.actor.userId : '';
}

function DataPart({ data }: { data: DataInWork }) {
  const { _ } = useLingui();
  const userId = useUserId();
  const role = useSession()?.actor.role ?? 'user';
  const [hasData, setData] = useState(false);
  const [hasDetails, setDetails] = useState(false);
  const askedKind = ASKED_KINDS.find((kind) => kind === data.kind);
  const mayWrite = data.actions.includes('save');
  // Curators arrange an item that editors write.
  const mayEdit = mayWrite && (data.kind === 'collection' || isAllowed(role, 'newsroom:write:any'));
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
        <StateTag state={data.version === 0 ? null : data.state} />
        {data.version === 0 ? null : <span>{_('newsroom.version', { number: data.version })}</span>}
        <span>{_(data.kind === LEGAL_KIND ? 'editor.legalHint' : 'editor.dataHint')}</span>
      </p>
      <TextActions text={data} isUnsaved={hasData || hasDetails} />
      {data.version === data.liveVersion || data.version === 0 ? null : <DataChanges data={data} />}
      {data.version === 0 || hasData ? null : <TextQuality key={`quality ${data.version}`} textKey={data} level={2} />}
      <DataEditor userId={userId} data={data} mayWrite={mayWrite} onUnsaved={setData} />
      {data.version === 0 ? null : (
        <TextHistory text={data} mayRestore={mayEdit && data.kind !== LEGAL_KIND} Changes={DataVersionChanges} />
      )}
      {askedKind === undefined ? null : <AskedPanel kind={askedKind} id={data.id} level={2} />}
      <DetailsForm text={data} mayWrite={mayEdit} onUnsaved={setDetails} />
    </>
  );
}

function TextPart({ kind, id, locale }: { kind: string; id: string; locale: Locale }) {
  const { data: text } = useSuspenseQuery(textQuery(useApi(), { kind, id, locale }));
  const userId = useUserId();
  const [isUnsaved, setUnsaved] = useState(false);
  // A language without a text yet has no body that says so.
  const isMarkdown = kind === 'article' || kind === 'question' || kind === LEGAL_KIND;
  const mayWrite = text.actions.includes('save');
  return (
    <>
      <TextActions text={text} isUnsaved={isUnsaved} />
      {isMarkdown ? null : <BodyEditor userId={userId} text={text} mayWrite={mayWrite} onUnsaved={setUnsaved} />}
      {isMarkdown && mayWrite ? <TextForm userId={userId} text={text} onUnsaved={setUnsaved} /> : null}
      {mayWrite && (kind !== LEGAL_KIND || isUnsaved || text.version === text.liveVersion) ? null : (
        <TextChanges text={text} />
      )}
      {text.version === 0 || isUnsaved ? null : (
        <TextQuality key={`quality ${text.version}`} textKey={text} level={2} />
      )}
      {text.version === 0 ? null : <TextHistory text={text} mayRestore={mayWrite} Changes={TextChanges} />}
    </>
  );
}
