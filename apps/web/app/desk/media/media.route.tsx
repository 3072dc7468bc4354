import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useSession } from '../../features/session/use-session.ts';
import { type DeskPicture, picturesQuery } from '../../queries/pictures.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { mediaFilter, type MediaSearch, readMediaSearch, writeMediaSearch } from './media-search.ts';
import { PictureCard } from './picture-card.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { UploadButton } from './upload-button.tsx';

const load = loadPrivatePage(
  ['account', 'item', 'newsroom', 'staff-editor'],
  async ({ translate, api, url, refresh }) => {
    await refresh(picturesQuery(api, mediaFilter(readMediaSearch(url.searchParams))));
    return { title: translate('editor.media'), description: translate('editor.media.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-1: the media library: the pictures staff have uploaded, with what each still lacks and where it is used. */
export default function Media() {
  const { _ } = useLingui();
  const search = readMediaSearch(useSearchParams()[0]);
  const { data: page } = useSuspenseQuery(picturesQuery(useApi(), mediaFilter(search)));
  const role = useSession()?.actor.role ?? 'user';
  const mayWrite = isAllowed(role, 'newsroom:write:any');
  const [opened, setOpened] = useState<DeskPicture | null>(null);
  return (
    <DeskPage
      title={_('editor.media')}
      promise={_('editor.media.promise')}
      actions={mayWrite ? <UploadButton onUploaded={setOpened} /> : null}
    >
      <Filters search={search} />
      {page.items.length === 0 ? (
        <EmptyState title={_('editor.media.none')}>{_('editor.media.noneHint')}</EmptyState>
      ) : (
        <ul aria-label={_('editor.media')} className="grid gap-4 medium:grid-cols-2 wide:grid-cols-4">
          {page.items.map((picture) => (
            <li key={picture.id} className="flex">
              <PictureCard picture={picture} onOpen={() => setOpened(picture)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={_('newsroom.pages')}
        page={search.page}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => writeMediaSearch({ ...search, page: number })}
        pageLabelOf={(number) => _('newsroom.page', { number })}
        previousLabel={_('newsroom.previous')}
        nextLabel={_('newsroom.next')}
        linkComponent={RouterLink}
      />
      {opened === null ? null : (
        <PictureDialog key={opened.id} picture={opened} mayWrite={mayWrite} onClose={() => setOpened(null)} />
      )}
    </DeskPage>
  );
}

function Filters({ search }: { search: MediaSearch }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <LinkTabs
        label={_('newsroom.views')}
        currentId={search.part ?? 'all'}
        linkComponent={RouterLink}
        tabs={[
          { id: 'all', href: writeMediaSearch({}), label: _('newsroom.view.all') },
          { id: 'usable', href: writeMediaSearch({ part: 'usable' }), label: _('editor.media.usable') },
          { id: 'incomplete', href: writeMediaSearch({ part: 'incomplete' }), label: _('editor.media.incomplete') },
          { id: 'unused', href: writeMediaSearch({ part: 'unused' }), label: _('editor.media.unused') },
        ]}
      />
      <Form
        key={JSON.stringify(search)}
        method="get"
        role="search"
        aria-label={_('editor.media.search')}
        className="flex items-end gap-3"
      >
        {search.part ? <input type="hidden" name="part" value={search.part} /> : null}
        <TextField
          type="search"
          name="q"
          maxLength={100}
          label={_('editor.media.search')}
          defaultValue={search.search}
          className="min-w-0 max-w-field grow"
        />
        <Button type="submit">{_('newsroom.find')}</Button>
      </Form>
    </div>
  );
}
