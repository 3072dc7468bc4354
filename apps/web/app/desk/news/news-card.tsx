import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { dropNews, sendNewsConfirmation, type StaffNews } from '../../queries/operator-news.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { Panel } from '../quality/panel.tsx';
import { NewsForm } from './news-form.tsx';
import { useNewsAction } from './use-news-action.ts';

const TONES: Record<StaffNews['state'], Tone> = { waiting: 'warn', sending: 'info', sent: 'ok' };

type NewsCardProps = { news: StaffNews; readers: number };

/** News as readers get them, with who wrote and confirmed them, and what can be done about them now. */
export function NewsCard({ news, readers }: NewsCardProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const [isChanging, setChanging] = useState(false);
  const { state, texts } = news;
  return (
    <Panel title={<bdi>{texts[locale].subject}</bdi>}>
      <p className="text-meta text-text-2">
        <Tag tone={TONES[state]}>{_(`news-desk.state.${state}`)}</Tag>
      </p>
      <p className="measure whitespace-pre-line text-label">{texts[locale].text}</p>
      <Disclosure title={_('news-desk.languages')}>
        <div className="flex flex-col gap-4">
          {LOCALES.filter((one) => one !== locale).map((one) => (
            <div key={one} lang={one} dir={LOCALE_INFO[one].dir} className="flex flex-col gap-1">
              <strong className="font-semibold">{texts[one].subject}</strong>
              <p className="measure whitespace-pre-line text-label">{texts[one].text}</p>
            </div>
          ))}
        </div>
      </Disclosure>
      <People news={news} />
      {state === 'waiting' && !isChanging ? (
        <NewsActions news={news} readers={readers} onChange={() => setChanging(true)} />
      ) : null}
      {isChanging ? <NewsForm news={news} onClose={() => setChanging(false)} /> : null}
    </Panel>
  );
}

function People({ news: { writtenBy, confirmedBy, updatedAt, confirmedAt, recipients } }: { news: StaffNews }) {
  const { _ } = useLingui();
  const format = useFormat();
  const nameOf = (name: string | null) => isolate(name ?? _('news-desk.erased'));
  const timeOf = (at: string) => isolate(format.shortMoment(at));
  return (
    <ul className="text-meta text-text-2">
      <li>{_('news-desk.by.written', { name: nameOf(writtenBy), time: timeOf(updatedAt) })}</li>
      {confirmedAt === null ? null : (
        <li>
          {_('news-desk.by.confirmed', { name: nameOf(confirmedBy), time: timeOf(confirmedAt), count: recipients })}
        </li>
      )}
    </ul>
  );
}

type NewsActionsProps = NewsCardProps & { onChange: () => void };

/** The server decides who may confirm; the page says it before. */
function NewsActions({ news, readers, onChange }: NewsActionsProps) {
  const { _ } = useLingui();
  const api = useApi();
  const role = useSession()?.actor.role ?? 'user';
  const { act, isActing } = useNewsAction();
  const mayConfirm = isAllowed(role, 'news:send:any') && !news.isOwn;
  return (
    <div className="flex flex-col gap-3">
      {mayConfirm ? null : (
        <p className="text-label text-text-2">{_(news.isOwn ? 'news-desk.own' : 'news-desk.who')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayConfirm ? (
          <Button
            variant="primary"
            aria-disabled={isActing}
            onClick={() => void act(() => sendNewsConfirmation(api, news), 'news-desk.confirmed')}
          >
            {_('news-desk.confirm', { count: readers })}
          </Button>
        ) : null}
        <Button onClick={onChange}>{_('news-desk.change')}</Button>
        <Button variant="danger" onClick={() => void act(() => dropNews(api, news), 'news-desk.dropped')}>
          {_('news-desk.drop')}
        </Button>
      </div>
    </div>
  );
}
