import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useHistory } from '../../features/history/use-history.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { FactsPanel } from '../../ui/facts-panel.tsx';

/** What is kept of the reader and where, and the ways to take it out and to delete it. */
export function PrivacyPanel() {
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
