import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { staffNewsQuery } from '../../queries/operator-news.ts';
import { Button } from '../../ui/button.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { Panel } from '../quality/panel.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { NewsCard } from './news-card.tsx';
import { NewsForm } from './news-form.tsx';

const load = loadPrivatePage(['account', 'newsroom', 'news-desk'], async ({ translate, api, refresh }) => {
  await refresh(staffNewsQuery(api));
  return { title: translate('news-desk.title'), description: translate('news-desk.promise'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** PROF-3: the operator's news by mail: what waits for a second person, and what was sent to how many. */
export default function NewsPage() {
  const { _ } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const query = useQuery(staffNewsQuery(useApi()));
  return (
    <DeskPage title={_('news-desk.title')} promise={_('news-desk.promise')}>
      {isWriting ? (
        <Panel title={_('news-desk.write')}>
          <NewsForm news={null} onClose={() => setWriting(false)} />
        </Panel>
      ) : (
        <div>
          <Button variant="primary" onClick={() => setWriting(true)}>
            {_('news-desk.write')}
          </Button>
        </div>
      )}
      <LoadedPanel query={query}>
        {({ items, readers }) => (
          <>
            <p className="text-label">{_('news-desk.readers', { count: readers })}</p>
            {items.length === 0 ? <p className="text-label text-text-2">{_('news-desk.none')}</p> : null}
            {items.map((news) => (
              <NewsCard key={news.id} news={news} readers={readers} />
            ))}
          </>
        )}
      </LoadedPanel>
    </DeskPage>
  );
}
