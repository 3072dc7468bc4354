import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RadioMenu } from '../../ui/menu.tsx';
import { Dialog, Drawer, Sheet } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Toast } from '../../ui/toast.tsx';
import type { PartProps } from './part-props.ts';

const stay = () => undefined;

export function MessageParts({ _ }: PartProps) {
  const close = _('components.action.close');
  return (
    <div className="grid gap-6 wide:grid-cols-3">
      <div className="flex flex-col gap-3">
        <Notice>{_('components.notice.not-translated')}</Notice>
        <Notice tone="success">{_('components.notice.saved')}</Notice>
        <Notice tone="warning" title={_('components.notice.stale-title')}>
          {_('components.notice.stale')}
        </Notice>
        <Notice tone="danger">{_('components.notice.failed')}</Notice>
        <Notice tone="ink" icon={<WifiOff aria-hidden className="icon" />}>
          {_('components.notice.offline')}
        </Notice>
      </div>
      <div className="flex flex-col gap-3">
        <Toast tone="error" title={_('components.toast.sync-failed')} closeLabel={close} onClose={stay}>
          {_('components.toast.sync-failed-text')}
        </Toast>
        <Toast tone="success" title={_('components.toast.saved')} closeLabel={close} onClose={stay} />
        <Toast
          title={_('components.toast.update')}
          action={<Button size="small">{_('components.action.continue')}</Button>}
          closeLabel={close}
          onClose={stay}
        />
        <Progress value={2} max={5}>
          {_('components.progress.text', { done: 2, all: 5 })}
        </Progress>
        <SkeletonRegion label={_('components.loading.label')}>
          <div className="flex gap-3">
            <Skeleton className="size-24" />
            <div className="flex grow flex-col gap-3">
              <Skeleton className="h-4" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4" />
            </div>
          </div>
        </SkeletonRegion>
      </div>
      <EmptyState level={3} title={_('components.empty.title')} actions={<Button>{_('components.nav.home')}</Button>}>
        {_('components.empty.text')}
      </EmptyState>
    </div>
  );
}

export function NavigationParts({ _, panelId }: PartProps) {
  const [page, setPage] = useState(4);
  return (
    <>
      <Breadcrumb
        label={_('components.nav.breadcrumb', { panel: panelId })}
        crumbs={[
          { label: _('components.nav.home'), href: '#top' },
          { label: _('components.nav.dining'), href: '#top' },
          { label: _('components.card.place-name') },
        ]}
      />
      <Tabs
        label={_('components.nav.tabs')}
        items={[
          { id: 'en', label: 'English', panel: _('components.nav.answer') },
          { id: 'other', label: _('components.nav.next'), panel: _('components.nav.question') },
        ]}
      />
      <div className="measure">
        <Disclosure title={_('components.nav.question')} level={4} open>
          {_('components.nav.answer')}
        </Disclosure>
        <Disclosure title={_('components.card.service-promise')} level={4}>
          {_('components.nav.answer')}
        </Disclosure>
      </div>
      {/* The links change the page in place. */}
      <div
        onClick={(event) => setPage(Number((event.target as Element).closest('a')?.hash.slice(1)) || page)}
        role="presentation"
      >
        <Pagination
          label={_('components.nav.pages', { panel: panelId })}
          page={page}
          pageCount={9}
          hrefOf={(number) => `#${number}`}
          pageLabelOf={(number) => _('components.nav.page', { number })}
          previousLabel={_('components.nav.previous')}
          nextLabel={_('components.nav.next')}
        />
      </div>
    </>
  );
}

export function OverlayParts({ _, dir }: PartProps) {
  const [theme, setTheme] = useState('light');
  const closeLabel = _('components.action.close');
  return (
    <div className="flex flex-wrap gap-3">
      <Dialog
        trigger={<Button>{_('components.action.open-dialog')}</Button>}
        title={_('components.dialog.title')}
        description={_('components.dialog.text')}
        closeLabel={closeLabel}
        actions={<Button variant="danger">{_('components.action.delete')}</Button>}
      />
      <Drawer
        trigger={<Button>{_('components.action.open-drawer')}</Button>}
        title={_('components.drawer.title')}
        closeLabel={closeLabel}
      >
        <a href="#top">{_('components.nav.home')}</a>
      </Drawer>
      <Sheet
        trigger={<Button>{_('components.action.open-sheet')}</Button>}
        title={_('components.filter.neighbourhood')}
        closeLabel={closeLabel}
      >
        <p>{_('components.dialog.text')}</p>
      </Sheet>
      <Popover
        dir={dir}
        trigger={<Button>{_('components.action.open-popover')}</Button>}
        title={_('components.notice.stale-title')}
        closeLabel={closeLabel}
      >
        <p className="text-label">{_('components.notice.stale')}</p>
      </Popover>
      <RadioMenu
        dir={dir}
        trigger={<Button>{_('components.action.theme')}</Button>}
        label={_('components.action.theme')}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'light', label: _('components.theme.light') },
          { value: 'dark', label: _('components.theme.dark') },
        ]}
      />
    </div>
  );
}
