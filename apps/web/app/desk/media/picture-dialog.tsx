import { PICTURE_CHANGES } from '@dalil/domain/guide/picture.ts';
import { licenceName, PICTURE_LICENCES } from '@dalil/domain/guide/picture-licence.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { missingOfPicture, PICTURE_TEXT_LIMITS } from '@dalil/domain/newsroom/picture-fields.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { type DeskPicture, describePicture, removePicture } from '../../queries/pictures.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select.tsx';
import { FocusField } from './focus-field.tsx';
import { ProposeForm } from './propose-form.tsx';
import { PictureThumb } from './picture-thumb.tsx';

const PICTURE_FIELDS = [
  ...LOCALES.map((locale) => `alt.${locale}`),
  'licence',
  'licenceUrl',
  'credit',
  'sourceUrl',
  'change',
];

type PictureDialogProps = { picture: DeskPicture; mayWrite: boolean; onClose: () => void };

/** STAFF-1: what is said about a picture, where it is used, and its removal while nothing uses it. */
export function PictureDialog({ picture, mayWrite, onClose }: PictureDialogProps) {
  const { _ } = useLingui();
  const form = usePictureForm(picture, onClose);
  const { said, change, errors } = form;
  const missing = missingOfPicture(said);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={_('editor.picture')}
      closeLabel={_('newsroom.close')}
    >
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <PictureThumb picture={picture} />
        <FailureText failure={errors.failure} />
        {missing.length === 0 ? null : (
          <p role="status" className="text-label text-text-2">
            {_('editor.picture.lacks')} {missing.map((one) => _(`editor.missing.${one}`)).join(' · ')}
          </p>
        )}
        <fieldset disabled={!mayWrite} className="flex flex-col gap-4">
          {LOCALES.map((locale) => (
            <TextAreaField
              key={locale}
              rows={2}
              lang={locale}
              dir={LOCALE_INFO[locale].dir}
              label={_('editor.picture.alt', { language: _(`editor.missing.${locale}`) })}
              hint={picture.altFromTitle.includes(locale) ? _('editor.picture.altFromTitle') : undefined}
              maxLength={PICTURE_TEXT_LIMITS.alt}
              {...errors.of(`alt.${locale}`)}
              value={said.alt[locale]}
              onChange={({ currentTarget }) => change({ alt: { ...said.alt, [locale]: currentTarget.value } })}
            />
          ))}
          <SelectField
            label={_('editor.picture.licence')}
            options={[
              { value: '', label: _('editor.picture.licence.none') },
              ...PICTURE_LICENCES.map((value) => ({
                value,
                label: licenceName(value) ?? _(`item.photo.licence.${value}`),
              })),
            ]}
            {...errors.of('licence')}
            value={said.licence ?? ''}
            onChange={({ currentTarget }) =>
              change({ licence: PICTURE_LICENCES.find((one) => one === currentTarget.value) ?? null })
            }
          />
          <TextField
            label={_('editor.picture.credit')}
            hint={_('editor.picture.creditHint')}
            maxLength={PICTURE_TEXT_LIMITS.credit}
            {...errors.of('credit')}
            value={said.credit}
            onChange={({ currentTarget }) => change({ credit: currentTarget.value })}
          />
          <TextField
            type="url"
            label={_('editor.picture.source')}
            note={_('newsroom.optional')}
            {...errors.of('sourceUrl')}
            value={said.sourceUrl ?? ''}
            onChange={({ currentTarget }) =>
              change({ sourceUrl: currentTarget.value.trim() === '' ? null : currentTarget.value.trim() })
            }
          />
          <TextField
            type="url"
            label={_('editor.picture.licenceUrl')}
            hint={_('editor.picture.licenceUrlHint')}
            note={_('newsroom.optional')}
            {...errors.of('licenceUrl')}
            value={said.licenceUrl ?? ''}
            onChange={({ currentTarget }) =>
              change({ licenceUrl: currentTarget.value.trim() === '' ? null : currentTarget.value.trim() })
            }
          />
          <SelectField
            label={_('editor.picture.change')}
            options={[
              { value: '', label: _('item.photo.changed.scaled') },
              ...PICTURE_CHANGES.map((value) => ({ value, label: _(`item.photo.changed.${value}`) })),
            ]}
            {...errors.of('change')}
            value={said.change ?? ''}
            onChange={({ currentTarget }) =>
              change({ change: PICTURE_CHANGES.find((one) => one === currentTarget.value) ?? null })
            }
          />
          <FocusField focus={said.focus} onChange={(focus) => change({ focus })} />
        </fieldset>
        <Uses picture={picture} />
        {mayWrite ? (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" aria-disabled={form.isSending}>
              {_(form.isSending ? 'newsroom.saving' : 'newsroom.save')}
            </Button>
            {picture.uses.length > 0 ? null : (
              <Button variant="danger" aria-disabled={form.isSending} onClick={form.remove}>
                {_('editor.picture.remove')}
              </Button>
            )}
          </div>
        ) : null}
      </form>
      {mayWrite && picture.missing.length === 0 ? <ProposeForm pictureId={picture.id} /> : null}
    </Dialog>
  );
}

function Uses({ picture: { uses } }: { picture: DeskPicture }) {
  const { _ } = useLingui();
  if (uses.length === 0) return <p className="text-label text-text-2">{_('editor.picture.unused')}</p>;
  return (
    <div className="text-label">
      <p className="font-semibold">{_('editor.picture.usedBy')}</p>
      <ul className="text-text-2">
        {uses.map(({ kind, id, title, isPublished }) => (
          <li key={`${kind} ${id} ${String(isPublished)}`}>
            <bdi>{title}</bdi> · {_(`newsroom.kind.${kind}`)}
            {isPublished ? null : ` · ${_('newsroom.state.draft')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function usePictureForm(picture: DeskPicture, onClose: () => void) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { alt, licence, licenceUrl, credit, sourceUrl, change, focus } = picture;
  const [said, setSaid] = useState({ alt, licence, licenceUrl, credit, sourceUrl, change, focus });
  const [isSending, setSending] = useState(false);
  const errors = useFieldErrors(PICTURE_FIELDS);
  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    if (isSending) return;
    setSending(true);
    errors.clear();
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      showToast({ id: 'newsroom', tone: 'success', title: _(done) });
      onClose();
    } catch (error) {
      errors.fail(error, 'editor.picture.failed');
    } finally {
      setSending(false);
    }
  }
  return {
    said,
    change: (changed: Partial<typeof said>) => setSaid((before) => ({ ...before, ...changed })),
    isSending,
    errors,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void run(
        () => describePicture(api, picture.id, { baseVersion: picture.version, ...said }),
        'editor.picture.saved',
      );
    },
    remove: () => void run(() => removePicture(api, picture.id), 'editor.picture.removed'),
  };
}
