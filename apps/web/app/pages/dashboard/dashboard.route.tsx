import { isAllowed, type Permission, permissionsOf, type Role, ROLES } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { data, Link, useSearchParams } from 'react-router';
import type { LoaderArgs, PageMeta } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useDeviceLabel } from '../../features/account-settings/use-device-label.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { PendingConsents } from '../../features/legal/pending-consents.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { UnsentPanel } from '../../features/unsent/unsent-panel.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { type Profile, sessionQuery } from '../../queries/accounts.ts';
import { devicesQuery } from '../../queries/members.ts';
import { deskFactsQuery, workQuery } from '../../queries/newsroom.ts';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import { HistoryCard, MessagesCard, SavedCard } from './device-cards.tsx';
import { Greeting } from './greeting.tsx';
import { ArticlesTab } from '../../desk/newsroom/articles-tab.tsx';
import { CollectionsTab } from '../../desk/newsroom/collections-tab.tsx';
import { FactsTab } from '../../desk/newsroom/facts-tab.tsx';
import { LegalTab } from '../../desk/newsroom/legal-tab.tsx';
import { TodaysQueue } from '../../desk/newsroom/todays-queue.tsx';
import { staffQueries, urgentFacts } from '../../desk/newsroom/staff-queries.ts';

const loadOwn = loadPrivatePage(['legal', 'members', 'newsroom', 'unsent'], async (page) => {
  const { translate, api, locale, refresh, session } = page;
  const isStaff = isAllowed(session.actor.role, 'newsroom:read:any');
  await Promise.all([
    refresh(devicesQuery(api)),
    ...(isStaff ? [refresh(workQuery(api)), refresh(deskFactsQuery(api, urgentFacts(locale)))] : []),
  ]);
  return {
    title: translate(isStaff ? 'newsroom.work' : 'members.dashboard'),
    description: translate('members.dashboard.promise'),
    isUnlisted: true,
  };
});

/** ROUTE-6: the tabs of the newsroom. Anybody else sees which role is needed, as on a page of their own. */
const loadStaff = loadPrivatePage(
  ['account', 'guide', 'inventory', 'item', 'item-report', 'newsroom', 'quality', 'staff-editor'],
  async ({ translate, api, url, locale, refresh, session }) => {
    if (!isAllowed(session.actor.role, 'newsroom:read:any')) {
      throw data({ required: STAFF_ROLES, role: session.actor.role }, 403);
    }
    const tab = tabOf(url.searchParams);
    await Promise.all(staffQueries(api, url.searchParams, locale).map((one) => refresh(one)));
    return {
      title: translate(`newsroom.tab.${tab}`),
      description: translate('newsroom.promise'),
      isUnlisted: true,
    };
  },
);

function load(args: LoaderArgs): Promise<PageMeta> {
  const { searchParams } = new URL(args.request.url);
  return tabOf(searchParams) === 'overview' ? loadOwn(args) : loadStaff(args);
}

export { load as clientLoader, load as loader, pageMeta as meta };

const TABS = ['articles', 'facts', 'collections', 'legal'] as const;
// Not loaded one by one: what is typed into a form before its file arrives would be lost.
const TAB_PARTS = {
  overview: TodaysQueue,
  articles: ArticlesTab,
  facts: FactsTab,
  collections: CollectionsTab,
  legal: LegalTab,
} as const;
const STAFF_ROLES = ROLES.filter((role) => isAllowed(role, 'newsroom:read:any'));

function tabOf(search: URLSearchParams): 'overview' | (typeof TABS)[number] {
  return TABS.find((tab) => tab === search.get('tab')) ?? 'overview';
}

export default function Dashboard() {
  const tab = tabOf(useSearchParams()[0]);
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  if (tab === 'overview' && !isAllowed(session.actor.role, 'newsroom:read:any')) return <Overview />;
  const Part = TAB_PARTS[tab];
  return <Part />;
}

/** ROUTE-6: the user's own activity, and the permissions of their role. */
function Overview() {
  const { _ } = useLingui();
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  const { profile } = session;
  if (profile === null) return null;
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-14 wide:pt-4">
      <header className="flex flex-col gap-2">
        <h1 className="headline text-title">{_('members.dashboard')}</h1>
        <p className="measure text-ui text-text-2">
          <Greeting fullName={profile.fullName} /> {_('members.dashboard.promise')}
        </p>
      </header>
      <PendingConsents />
      <UnsentPanel showsSending />
      <div className="grid gap-6 wide:grid-cols-3">
        <SavedCard />
        <HistoryCard />
        <MessagesCard />
        <Activity profile={profile} />
        <PrivacyPanel />
        <Abilities role={profile.role} />
      </div>
    </div>
  );
}

function Activity({ profile }: { profile: Profile }) {
  const { _ } = useLingui();
  const format = useFormat();
  const deviceLabel = useDeviceLabel();
  const toLocale = useLocalePath();
  const { data: devices } = useSuspenseQuery(devicesQuery(useApi()));
  const current = devices.items.find(({ isCurrent }) => isCurrent);
  const rows = [
    { label: _('members.profile.since'), value: format.shortDate(profile.createdAt) },
    ...(current
      ? [
          {
            label: _('members.dashboard.signedIn'),
            value: (
              <>
                {format.shortDate(current.createdAt)} · <Ltr>{format.time(current.createdAt)}</Ltr>
              </>
            ),
            note: <bdi>{deviceLabel(current.userAgent)}</bdi>,
          },
        ]
      : []),
    {
      label: _('members.dashboard.devices'),
      value: _('members.dashboard.deviceCount', { count: devices.items.length }),
      note: (
        <Link to={`${toLocale('/settings')}#devices`} className="text-link">
          {_('members.dashboard.seeDevices')}
        </Link>
      ),
    },
    {
      label: _('members.twoFactor'),
      value: _(profile.twoFactorEnabled ? 'members.twoFactor.on' : 'members.twoFactor.off'),
      note: (
        <Link to={`${toLocale('/settings')}#second-step`} className="text-link">
          {_('members.dashboard.seeTwoFactor')}
        </Link>
      ),
    },
  ];
  return <FactsPanel title={_('members.dashboard.activity')} rows={rows} />;
}

/** What is stored about the user and where, and the ways to export and to delete it. */
function PrivacyPanel() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { isOn } = useHistory();
  const link = (to: string, key: string) => (
    <Link to={toLocale(to)} className="text-link">
      {_(key)}
    </Link>
  );
  const rows = [
    {
      label: _('members.dashboard.inAccount'),
      value: _('members.dashboard.inAccountWhat'),
      note: link('/privacy', 'members.dashboard.seePrivacy'),
    },
    {
      label: _('members.dashboard.historyState'),
      value: _(isOn ? 'members.dashboard.historyIsOn' : 'members.dashboard.historyIsOff'),
    },
    {
      label: _('members.dashboard.takeOut'),
      value: (
        <span className="flex flex-wrap gap-x-4">
          {link('/bookmarks', 'members.dashboard.exportSaved')}
          {link('/settings#file', 'members.dashboard.exportSettings')}
        </span>
      ),
    },
    { label: _('members.dashboard.erase'), value: link('/settings#delete', 'members.dashboard.eraseLink') },
  ];
  return <FactsPanel title={_('members.dashboard.privacy')} rows={rows} />;
}

function Abilities({ role }: { role: Role }) {
  const { _ } = useLingui();
  return (
    <section
      aria-labelledby="abilities-title"
      className="rounded-card border border-line bg-surface high-contrast:border-2"
    >
      <h2 id="abilities-title" className="px-5 py-4 text-name font-strong">
        {_('members.dashboard.may')}
      </h2>
      <p className="border-t border-line px-5 py-3 text-label text-text-2">
        {_('members.role')}: <strong className="text-text">{_(`shell.role.${role}`)}</strong>
      </p>
      <ul className="flex flex-col gap-3 border-t border-line px-5 py-4 text-label">
        {permissionMessages(role).map((key) => (
          <li key={key} className="flex gap-3">
            <Check aria-hidden className="icon-small mt-1 text-success" />
            {_(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** ROUTE-6: the message for what a permission allows. Several share one. */
const PERMISSION_MESSAGES: Record<Permission, string> = {
  'guide:read:any': 'members.may.read',
  'privacy:read:any': 'members.may.read',
  'quality:report:any': 'members.may.report',
  'quality:ask:own': 'members.may.ask',
  'monitoring:report:own': 'members.may.report',
  'accounts:join:own': 'members.may.account',
  'accounts:session:own': 'members.may.account',
  'accounts:read:own': 'members.may.account',
  'accounts:change:own': 'members.may.account',
  'privacy:change:own': 'members.may.account',
  'privacy:ask:own': 'members.may.ask',
  'bookmarks:read:own': 'members.may.save',
  'bookmarks:change:own': 'members.may.save',
  'notifications:read:own': 'members.may.save',
  'notifications:change:own': 'members.may.save',
  'search:record:own': 'members.may.read',
  'search:read:own': 'members.may.searches',
  'search:change:own': 'members.may.searches',
  'assistant:ask:own': 'members.may.askAyyan',
  'assistant:read:own': 'members.may.askAyyan',
  'assistant:change:own': 'members.may.askAyyan',
  'quality:triage:any': 'members.may.triage',
  'newsroom:read:any': 'members.may.newsroom',
  'newsroom:arrange:any': 'members.may.arrange',
  'newsroom:write:any': 'members.may.write',
  'newsroom:publish:any': 'members.may.publish',
  'city:alert:any': 'members.may.alert',
  'city:confirm:any': 'members.may.confirmAlerts',
  'news:write:any': 'members.may.writeNews',
  'news:send:any': 'members.may.sendNews',
  'accounts:read:any': 'members.may.seePeople',
  'accounts:change:any': 'members.may.changePeople',
  'privacy:audit:any': 'members.may.audit',
  'privacy:process:any': 'members.may.process',
  'quality:control:any': 'members.may.quality',
  'monitoring:control:any': 'members.may.monitoring',
  'headlines:read:any': 'members.may.sources',
  'headlines:change:any': 'members.may.sources',
  'reporters:read:any': 'members.may.reporters',
  'reporters:change:any': 'members.may.reporters',
};

/** The messages for what a role may do, each once. */
function permissionMessages(role: Role): string[] {
  return [...new Set(permissionsOf(role).map((permission) => PERMISSION_MESSAGES[permission]))];
}
