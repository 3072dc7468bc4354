import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useAgentWords } from '../../features/account-settings/use-agent-words.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type Device, endUserSessions, type Person } from '../../queries/members.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select.tsx';
import { ReasonForm } from './reason-form.tsx';

type PersonSessionsProps = { user: Person; sessions: readonly Device[]; isOwn: boolean };

/** STAFF-7: where a person is signed in; one of these or all can be ended. */
export function PersonSessions({ user, sessions, isOwn }: PersonSessionsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const agentWords = useAgentWords();
  return (
    <section aria-labelledby="person-sessions" className="flex flex-col gap-2">
      <h3 id="person-sessions" className="text-ui font-semibold">
        {_('members.users.sessions')}
      </h3>
      {sessions.length === 0 ? <p className="text-label text-text-2">{_('members.users.noSessions')}</p> : null}
      <ul className="flex flex-col gap-2 text-label">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-col">
            <bdi>{agentWords(session.userAgent)}</bdi>
            <span className="text-meta text-text-2">
              {_('members.devices.lastActive')} {format.shortDate(session.lastActiveAt)}
              {' · '}
              <Ltr>{format.time(session.lastActiveAt)}</Ltr>
            </span>
          </li>
        ))}
      </ul>
      {isOwn || sessions.length === 0 ? null : (
        <Disclosure title={_('members.users.endSessions')} level={4}>
          <EndForm key={sessions.length} user={user} sessions={sessions} />
        </Disclosure>
      )}
    </section>
  );
}

function EndForm({ user, sessions }: Omit<PersonSessionsProps, 'isOwn'>) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const agentWords = useAgentWords();
  const [chosen, setChosen] = useState('');
  const options = sessions.map(({ id, userAgent, lastActiveAt }) => ({
    value: id,
    label: `${agentWords(userAgent)}, ${format.time(lastActiveAt)}`,
  }));
  return (
    <ReasonForm
      label="members.users.endSessions"
      variant="danger"
      hint="members.users.endSessionsHint"
      done="members.users.endSessionsDone"
      send={(reason) => endUserSessions(api, user.id, { reason, ...(chosen !== '' && { sessionId: chosen }) })}
    >
      <SelectField
        label={_('members.users.whichSession')}
        options={[{ value: '', label: _('members.users.allSessions') }, ...options]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </ReasonForm>
  );
}
