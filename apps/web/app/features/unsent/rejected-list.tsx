import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import { MAX_NOTE_LENGTH } from '@dalil/domain/bookmarks/bookmark.ts';
import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import type { RejectedOperation } from '../bookmarks/device-bookmarks.ts';
import { discardRejected, retryRejected, textOf } from '../bookmarks/rejected-changes.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { syncPreferences, takeFromAccount } from '../preferences/sync-preferences.ts';
import { useOperationLabel } from './use-operation-label.ts';
import type { Unsent } from './use-unsent.ts';

/** The codes of rejections that have a message. */
const REASONS = ['too_many_bookmarks', 'too_many_folders', 'not_found'];

/** What the server permanently rejected. Nothing of it is lost before its owner decides. */
export function RejectedList({ operations, messages, categories, reports }: Unsent['rejected']) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <ul>
      {operations.map((operation) => (
        <RejectedChange key={operation.id} operation={operation} />
      ))}
      {categories.map((category) => (
        <RejectedSettings key={category} category={category} />
      ))}
      {reports.map((report) => (
        <RejectedReport key={report.id} report={report} />
      ))}
      {messages.map(({ request }) => (
        <Row key={request.key} label={_('unsent.message')}>
          <RouterLink href={toLocale('/support')} className={buttonClass({ size: 'small' })}>
            {_('unsent.message.change')}
          </RouterLink>
        </Row>
      ))}
    </ul>
  );
}

function RejectedChange({ operation }: { operation: RejectedOperation }) {
  const { _ } = useLingui();
  const showToast = useToast();
  const label = useOperationLabel()(operation);
  const { id, refusal = '' } = operation;

  function retry(text?: string): void {
    if (retryRejected(bookmarkStore, id, text)) return;
    showToast({ id: 'unsent', tone: 'error', title: _('unsent.still-refused') });
  }

  return (
    <Row label={label} why={_(`unsent.why.${REASONS.includes(refusal) ? refusal : 'other'}`)}>
      <Edit label={label} text={textOf(operation)} onSave={retry} />
      <Actions label={label} onRetry={() => retry()} onDiscard={() => discardRejected(bookmarkStore, id)} />
    </Row>
  );
}

function RejectedSettings({ category }: { category: PreferenceCategory }) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const label = _(`unsent.settings.${category}`);
  const reconcile = (done: Promise<void>) => {
    done.catch(() => showToast({ id: 'unsent', tone: 'error', title: _('unsent.no-answer') }));
  };
  return (
    <Row label={label} why={_('unsent.why.settings')}>
      <Actions
        label={label}
        onRetry={() => reconcile(syncPreferences(api))}
        onDiscard={() => reconcile(takeFromAccount(api, category))}
      />
    </Row>
  );
}

function RejectedReport({ report }: { report: QueueItem }) {
  const { _ } = useLingui();
  const showToast = useToast();
  const label = _(report.kind === 'idea.send' ? 'unsent.idea' : 'unsent.report');
  const reconcile = (done: Promise<void>) => {
    done.catch(() => showToast({ id: 'unsent', tone: 'error', title: _('unsent.no-answer') }));
  };
  return (
    <Row label={label} why={_('unsent.why.other')}>
      <Actions
        label={label}
        onRetry={() => reconcile(lateReports().then(({ retryReport }) => retryReport(report)))}
        onDiscard={() => reconcile(lateReports().then(({ discardReport }) => discardReport(report)))}
      />
    </Row>
  );
}

function lateReports() {
  return import('../report/queued-reports.ts');
}

function Row({ label, why, children }: { label: string; why?: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line px-5 py-3">
      <span className="min-w-0 text-label">
        {label}
        {why === undefined ? null : <span className="block text-meta text-text-3">{why}</span>}
      </span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </li>
  );
}

function Edit({ label, text, onSave }: { label: string; text: string | null; onSave: (text: string) => void }) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (text === null) return null;
  return (
    <>
      <Button size="small" aria-label={_('unsent.edit.one', { change: isolate(label) })} onClick={() => setOpen(true)}>
        {_('unsent.edit')}
      </Button>
      <EditDialog label={label} text={text} isOpen={isOpen} onOpenChange={setOpen} onSave={onSave} />
    </>
  );
}

function Actions({ label, onRetry, onDiscard }: { label: string; onRetry: () => void; onDiscard: () => void }) {
  const { _ } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button size="small" aria-label={_('unsent.retry.one', { change: isolate(label) })} onClick={onRetry}>
        {_('unsent.retry')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={_('unsent.discard.one', { change: isolate(label) })}
        onClick={() => setConfirming(true)}
      >
        {_('unsent.discard')}
      </Button>
      <DiscardDialog label={label} isOpen={isConfirming} onOpenChange={setConfirming} onDiscard={onDiscard} />
    </>
  );
}

type EditDialogProps = {
  label: string;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSave: (text: string) => void;
};

/** A form to edit the text of a rejected change and send it again. */
function EditDialog({ label, text, isOpen, onOpenChange, onSave }: EditDialogProps) {
  const { _ } = useLingui();
  const [typed, setTyped] = useState(text);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('unsent.edit.title')}
      description={label}
      closeLabel={_('unsent.discard.keep')}
      actions={
        <Button
          onClick={() => {
            onOpenChange(false);
            onSave(typed);
          }}
        >
          {_('unsent.retry')}
        </Button>
      }
    >
      <TextAreaField
        label={_('unsent.edit.text')}
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Dialog>
  );
}

type DiscardDialogProps = {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDiscard: () => void;
};

/** What is discarded exists nowhere else, so it requires a confirmation. */
function DiscardDialog({ label, isOpen, onOpenChange, onDiscard }: DiscardDialogProps) {
  const { _ } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('unsent.discard.title')}
      description={label}
      closeLabel={_('unsent.discard.keep')}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false);
              onDiscard();
            }}
          >
            {_('unsent.discard')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{_('unsent.discard.keep')}</Button>
        </>
      }
    >
      <p className="text-label text-text-2">{_('unsent.discard.why')}</p>
    </Dialog>
  );
}
