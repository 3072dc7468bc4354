import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { PendingConsents } from '../../features/legal/pending-consents.tsx';
import { OWN_PAGES } from '../../features/session/member-links.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { type Profile as ProfileData, sessionQuery } from '../../queries/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { initialsOf } from './initials.ts';
import { LanguageForm, NameForm, UserTypeForm } from './profile-forms.tsx';

const load = loadPrivatePage(['account', 'item', 'legal', 'members'], async ({ translate }) => ({
  title: translate('members.profile'),
  description: translate('members.profile.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

const USER_TYPE_NAMES = { resident: 'account.userType.resident', tourist: 'account.userType.tourist' };

/** PROF-1 */
export default function Profile() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  const profile = session.profile;
  if (profile === null) return null;
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-14 wide:pt-4">
      <header className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-pill bg-accent-soft text-name font-strong text-accent-ink high-contrast:border-2"
        >
          {initialsOf(profile.fullName)}
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="headline text-title">{_('members.profile')}</h1>
          <p className="text-ui text-text-2">{_('members.profile.promise')}</p>
        </div>
      </header>
      <PendingConsents />
      <ProfileRows profile={profile} />
      <nav aria-label={_('members.profile.more')}>
        <ul className="flex flex-wrap gap-3">
          {OWN_PAGES.filter(({ path }) => path !== '/profile').map(({ path, name }) => (
            <li key={path}>
              <Link to={toLocale(path)} className={buttonClass()}>
                {_(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function ProfileRows({ profile }: { profile: ProfileData }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  return (
    <dl className="max-w-measure border-t border-line">
      <ProfileRow
        label={_('account.fullName')}
        value={<bdi>{profile.fullName}</bdi>}
        renderForm={(close) => <NameForm profile={profile} onClose={close} />}
      />
      <ProfileRow
        label={_('account.email')}
        value={<bdi dir="ltr">{profile.email}</bdi>}
        action={
          <Link
            to={`${toLocale('/settings')}#address`}
            aria-label={_('members.profile.changeField', { field: _('account.email') })}
            className={buttonClass({ size: 'small' })}
          >
            {_('members.change')}
          </Link>
        }
      />
      <ProfileRow
        label={_('account.userType')}
        value={_(USER_TYPE_NAMES[profile.userType])}
        renderForm={(close) => <UserTypeForm profile={profile} onClose={close} />}
      />
      <ProfileRow
        label={_('members.profile.language')}
        value={<bdi lang={profile.language}>{LOCALE_INFO[profile.language].nativeName}</bdi>}
        note={_('members.profile.languageHint')}
        renderForm={(close) => <LanguageForm profile={profile} onClose={close} />}
      />
      <ProfileRow label={_('members.role')} value={_(`shell.role.${profile.role}`)} note={_('members.role.notYours')} />
      <ProfileRow label={_('members.profile.since')} value={format.shortDate(profile.createdAt)} />
    </dl>
  );
}

type ProfileRowProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** The form that replaces the value during editing; `close` ends it. */
  renderForm?: (close: () => void) => ReactNode;
  /** In place of a form: a link to where it is changed. */
  action?: ReactNode;
};

const ACTION_PLACE = 'col-start-3 row-span-2 row-start-1 self-center justify-self-end text-end';

/** One field of the profile. The focus moves into the form when it opens and back to the button when it closes. */
function ProfileRow({ label, value, note, renderForm, action }: ProfileRowProps) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus();
    else if (wasOpen.current) row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={row} className="grid grid-cols-3 gap-x-4 border-b border-line py-4">
      <dt className="col-span-2 text-meta text-text-3">{label}</dt>
      <dd className="col-span-2 text-ui font-medium wrap-anywhere">
        {value}
        {note === undefined ? null : <span className="block text-meta font-normal text-text-2">{note}</span>}
      </dd>
      {action === undefined ? null : <dd className={ACTION_PLACE}>{action}</dd>}
      {renderForm === undefined || isOpen ? null : (
        <dd className={ACTION_PLACE}>
          <Button
            data-needs-script=""
            size="small"
            aria-label={_('members.profile.changeField', { field: label })}
            onClick={() => setOpen(true)}
          >
            {_('members.change')}
          </Button>
        </dd>
      )}
      {isOpen ? <dd className="col-span-3 pt-4">{renderForm?.(() => setOpen(false))}</dd> : null}
    </div>
  );
}
