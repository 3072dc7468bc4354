import { Bookmark, Clock, Search } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { LinkChip, RemovableChip, ToggleChip } from '../../ui/chip.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { PartProps } from './part-props.ts';

export function ButtonParts({ _ }: PartProps) {
  const [isSaved, setSaved] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary">{_('components.action.continue')}</Button>
      <Button>{_('components.action.cancel')}</Button>
      <Button variant="ghost">{_('components.action.more')}</Button>
      <Button variant="ink">
        <Search aria-hidden className="icon" />
        {_('components.action.search')}
      </Button>
      <Button variant="danger">{_('components.action.delete')}</Button>
      <Button size="small">{_('components.action.more')}</Button>
      <a href="#top" className={buttonClass({ variant: 'primary', size: 'small' })}>
        {_('components.action.continue')}
      </a>
      <IconButton label={_('components.action.search')} icon={<Search aria-hidden className="icon" />} />
      <IconButton
        label={_('components.action.save')}
        icon={<Bookmark aria-hidden className="icon" />}
        isPressed={isSaved}
        onClick={() => setSaved(!isSaved)}
      />
    </div>
  );
}

export function ChipParts({ _ }: PartProps) {
  const [isOpenOnly, setOpenOnly] = useState(true);
  const deira = _('components.place.deira');
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ToggleChip
          isOn={isOpenOnly}
          icon={<Clock aria-hidden className="icon-small" />}
          onClick={() => setOpenOnly(!isOpenOnly)}
        >
          {_('components.filter.open-now')}
        </ToggleChip>
        <ToggleChip isOn={false}>{_('components.filter.by-the-water')}</ToggleChip>
        <RemovableChip label={_('components.filter.remove', { name: deira })}>{deira}</RemovableChip>
        <LinkChip href="#top" isCurrent>
          {_('components.card.news')}
        </LinkChip>
        <LinkChip href="#top">{_('components.filter.families')}</LinkChip>
      </div>
      <div className="flex flex-wrap gap-2">
        <Tag tone="ok">{_('components.tag.open-until', { time: '23:30' })}</Tag>
        <Tag tone="warn">{_('components.tag.closes-soon')}</Tag>
        <Tag tone="bad">{_('components.tag.closed')}</Tag>
        <Tag tone="info">{_('components.tag.free')}</Tag>
        <Tag>{_('components.tag.step-free')}</Tag>
      </div>
    </>
  );
}

export function FormParts({ _, panelId }: PartProps) {
  const [isSummaryVisible, setSummaryVisible] = useState(false);
  const emailId = `${panelId}-email`;
  return (
    <div className="grid gap-6 wide:grid-cols-2">
      <div className="flex max-w-field flex-col gap-5">
        {isSummaryVisible ? (
          <ErrorSummary
            title={_('components.form.problem')}
            errors={[{ fieldId: emailId, message: _('components.form.email-error') }]}
          />
        ) : null}
        <TextField
          id={emailId}
          type="email"
          autoComplete="email"
          defaultValue="sara@"
          label={_('components.form.email')}
          hint={_('components.form.email-hint')}
          error={_('components.form.email-error')}
          errorPrefix={_('components.form.error-prefix')}
        />
        <TextField label={_('components.form.name')} note={_('components.form.optional')} autoComplete="name" />
        <TextAreaField label={_('components.form.message')} rows={3} />
        <Button variant="primary" className="self-start" onClick={() => setSummaryVisible(true)}>
          {_('components.action.continue')}
        </Button>
      </div>
      <div className="flex max-w-field flex-col gap-5">
        <SelectField
          isInline
          label={_('components.form.sort')}
          options={[
            { value: 'nearest', label: _('components.form.nearest') },
            { value: 'name', label: _('components.form.by-name') },
          ]}
        />
        <Fieldset legend={_('components.filter.neighbourhood')}>
          <CheckboxRow label={_('components.place.deira')} count={12} defaultChecked />
          <CheckboxRow label={_('components.place.bur-dubai')} count={9} />
          <CheckboxRow label={_('components.place.jumeirah')} count={21} />
        </Fieldset>
        <Switch label={_('components.form.large-text')} hint={_('components.form.large-text-hint')} defaultChecked />
        <Switch label={_('components.filter.families')} />
      </div>
    </div>
  );
}
