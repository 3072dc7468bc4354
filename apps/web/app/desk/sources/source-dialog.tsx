import {
  FEED_ADDRESS_LIMIT,
  FEED_NAME_LIMIT,
  FEED_SECTIONS,
  FEED_TERMS_LIMIT,
  isSecureAddress,
  isWebAddress,
  SOURCE_KINDS,
} from '@dalil/domain/headlines/feed-source.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { isolate } from '../../language/bidi.tsx';
import {
  addFeedSource,
  changeFeedSource,
  type FeedSource,
  type FeedSourceFields,
  feedSourcesQuery,
  removeFeedSource,
} from '../../queries/headlines.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useFinish } from '../kit/use-finish.ts';

type SourceDialogProps = {
  /** Null to add one. */
  source: FeedSource | null;
  onClose: () => void;
};

/** STAFF-4: adds a source, or changes or removes one. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { _ } = useLingui();
  const title = source === null ? _('sources.add') : _('sources.edit', { name: isolate(source.name) });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={_('members.close')}>
      <SourceForm source={source} onDone={onClose} />
      {source === null ? null : (
        <Disclosure title={_('sources.remove')}>
          <RemoveForm id={source.id} onDone={onClose} />
        </Disclosure>
      )}
    </Dialog>
  );
}

type FormProps = { source: FeedSource | null; onDone: () => void };

function SourceForm({ source, onDone }: FormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const id = useId();
  const finish = useFinish(feedSourcesQuery(api).queryKey, onDone);
  const form = useAccountForm({
    fields: {
      kind: { id: `${id}-kind`, value: source?.kind ?? 'headlines' },
      url: { id: `${id}-url`, value: source?.url ?? '', check: checkAddress },
      name: { id: `${id}-name`, value: source?.name ?? '', check: checkName },
      language: { id: `${id}-language`, value: source?.language ?? 'en' },
      section: { id: `${id}-section`, value: source?.section ?? 'dubai' },
      terms: { id: `${id}-terms`, value: source?.terms ?? '' },
    },
    send: async (values) => {
      // The options of the form are those of the schema, which the server checks.
      const fields = values as FeedSourceFields;
      await (source === null ? addFeedSource(api, fields) : changeFeedSource(api, source.id, fields));
      await finish(source === null ? 'sources.added' : 'sources.saved');
    },
    fallback: 'sources.failed',
  });
  return (
    <InlineForm form={form} submit="sources.save" onCancel={onDone}>
      <SelectField
        label={_('sources.kind')}
        options={SOURCE_KINDS.map((kind) => ({ value: kind, label: _(`sources.kind.${kind}`) }))}
        {...useControl(form.field('kind'))}
      />
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={FEED_ADDRESS_LIMIT}
        label={_('sources.url')}
        hint={_('sources.url.hint')}
        {...useControl(form.field('url'))}
      />
      <TextField
        maxLength={FEED_NAME_LIMIT}
        autoComplete="off"
        label={_('sources.name')}
        hint={_('sources.name.hint')}
        {...useControl(form.field('name'))}
      />
      <SelectField
        label={_('sources.language')}
        options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_INFO[locale].nativeName }))}
        {...useControl(form.field('language'))}
      />
      <SelectField
        label={_('sources.section')}
        options={FEED_SECTIONS.map((section) => ({ value: section, label: _(`headlines.section.${section}`) }))}
        {...useControl(form.field('section'))}
      />
      <TextAreaField
        rows={3}
        maxLength={FEED_TERMS_LIMIT}
        label={_('sources.terms')}
        hint={_('sources.terms.hint')}
        {...useControl(form.field('terms'))}
      />
    </InlineForm>
  );
}

function RemoveForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const finish = useFinish(feedSourcesQuery(api).queryKey, onDone);
  const form = useAccountForm({
    fields: {},
    send: async () => {
      await removeFeedSource(api, id);
      await finish('sources.removed');
    },
    fallback: 'sources.failed',
  });
  return (
    <InlineForm form={form} submit="sources.remove" variant="danger">
      <p className="text-label text-text-2">{_('sources.removeHint')}</p>
    </InlineForm>
  );
}

function checkAddress(url: string) {
  if (!isWebAddress(url.trim())) return { key: 'account.url.wrong' };
  return isSecureAddress(url.trim()) ? undefined : { key: 'account.url.insecure' };
}

function checkName(name: string) {
  return name.trim() === '' ? { key: 'sources.name.wrong', values: { most: FEED_NAME_LIMIT } } : undefined;
}
