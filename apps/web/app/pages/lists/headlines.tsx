import { isCurrentHeadline } from '@dalil/domain/headlines/headline.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { headlinesQuery } from '../../queries/headlines.ts';
import { HeadlineList } from './headline-list.tsx';

/** Headlines of other publishers, apart from the guide's own texts. Nothing where no source is switched on or none is current. */
export function Headlines() {
  const { data } = useQuery(headlinesQuery(useApi()));
  const now = useNow();
  const found = data?.headlines;
  if (!found) return null;
  const at = now ?? new Date(found.fetchedAt);
  const stories = found.value.clusters.filter(({ publishedAt }) => isCurrentHeadline(publishedAt, at));
  return stories.length === 0 ? null : <HeadlineList found={found} stories={stories} now={at} />;
}
