import { EMAIL_LIMIT } from '@dalil/domain/accounts/account-fields.ts';
import {
  asksForFactor,
  MAX_INVITED,
  splitAddresses,
  STAFF_ROLES,
  type StaffRole,
} from '@dalil/domain/accounts/invitation.ts';
import { isLocale, LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import type { Message } from '../../features/account-forms/auth-messages.ts';
import { checkEmail } from '../../features/account-forms/check-fields.ts';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useLocale } from '../../language/use-locale.ts';
import { inviteStaff } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { type InvitationLink, InvitationLinks } from './invitation-links.tsx';

/** STAFF-7: invites people to the staff. Without a mail server it shows their links, which whoever invites passes on. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const [links, setLinks] = useState<readonly InvitationLink[]>([]);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={_('members.invite.title')}
      closeLabel={_('members.close')}
    >
      {links.length === 0 ? (
        <InviteForm onSent={onClose} onLinks={setLinks} />
      ) : (
        <InvitationLinks links={links} onDone={onClose} />
      )}
    </Dialog>
  );
}

type InviteFormProps = { onSent: () => void; onLinks: (links: InvitationLink[]) => void };

function InviteForm({ onSent, onLinks }: InviteFormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const errors = useFieldErrors(['emails', 'role', 'locale']);
  const [text, setText] = useState('');
  const [role, setRole] = useState<StaffRole>('editor');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    errors.clear();
    const emails = splitAddresses(text);
    const problem = problemOf(emails);
    if (problem !== undefined) return void errors.reject({ emails: problem });
    setSending(true);
    try {
      const { invited } = await inviteStaff(api, { emails, role, locale });
      const links = invited.flatMap(({ email, path }) => (path === undefined ? [] : [{ email, path }]));
      await queryClient.invalidateQueries({ queryKey: ['invitations'] });
      if (links.length > 0) return onLinks(links);
      showToast({ id: 'invitation', tone: 'success', title: _('members.invite.sent') });
      onSent();
    } catch (error) {
      const rejected = rejectionOf(error, emails);
      if (rejected === undefined) errors.fail(error, 'members.invite.failed');
      else errors.reject({ emails: rejected });
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} data-needs-script="" className="flex flex-col gap-5">
      <p className="text-label text-text-2">{_('members.invite.promise')}</p>
      {errors.failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(errors.failure.key, errors.failure.values)}
        </Notice>
      )}
      <TextAreaField
        rows={3}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        label={_('members.invite.emails')}
        hint={_('members.invite.emailsHint', { most: MAX_INVITED })}
        value={text}
        onChange={({ currentTarget }) => {
          errors.clear('emails');
          setText(currentTarget.value);
        }}
        {...errors.of('emails')}
      />
      <RoleChoice value={role} onChange={setRole} />
      {asksForFactor(role) ? <p className="text-label text-text-2">{_('members.invite.factor')}</p> : null}
      <SelectField
        label={_('members.invite.language')}
        options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
        value={locale}
        onChange={({ currentTarget }) => isLocale(currentTarget.value) && setLocale(currentTarget.value)}
        {...errors.of('locale')}
      />
      <p>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {_(isSending ? 'account.sending' : 'members.invite')}
        </Button>
      </p>
    </form>
  );
}

/** What is wrong with the addresses before they are sent. */
function problemOf(emails: readonly string[]): Message | undefined {
  if (emails.length === 0) return { key: 'members.invite.problem.missing' };
  if (emails.length > MAX_INVITED) return { key: 'members.invite.problem.many', values: { most: MAX_INVITED } };
  const wrong = emails.filter((email) => email.length > EMAIL_LIMIT || checkEmail(email) !== undefined);
  return wrong.length === 0 ? undefined : { key: 'members.invite.problem.wrong', values: { email: wrong.join(', ') } };
}

const PROBLEMS = ['staff', 'suspended', 'invited', 'too_many'];

/** What the server says about addresses: those with the first of its problems. */
function rejectionOf(error: unknown, emails: readonly string[]): Message | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const found = error.fields.flatMap(({ path, code }) => {
    const email = emails[Number(/^emails\.(\d+)/.exec(path)?.[1])];
    return email === undefined ? [] : [{ email, code: PROBLEMS.includes(code) ? code : 'wrong' }];
  });
  const code = found[0]?.code;
  if (code === undefined) return undefined;
  const email = found.flatMap((one) => (one.code === code ? [one.email] : [])).join(', ');
  return { key: `members.invite.problem.${code}`, values: { email } };
}

function RoleChoice({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  const { _ } = useLingui();
  const name = useId();
  return (
    <Fieldset legend={_('members.role')}>
      {STAFF_ROLES.map((role) => (
        <label
          key={role}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 has-checked:bg-accent-soft wide:min-h-8"
        >
          <input
            type="radio"
            name={name}
            value={role}
            checked={value === role}
            onChange={() => onChange(role)}
            className="mt-1 size-4 accent-accent"
          />
          <span className="text-label font-semibold">
            {_(`shell.role.${role}`)}
            <span className="block text-meta font-normal text-text-2">{_(`members.role.does.${role}`)}</span>
          </span>
        </label>
      ))}
    </Fieldset>
  );
}
