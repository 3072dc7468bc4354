import { linksOf } from './subjects/site-map.ts';

export type Sample = { home: string; list: string; place: string; article: string; next: string };

const LIST = '/news';
const PLACE = '/tourism/burj-khalifa';
const ARTICLE = /^\/news\/[^/]+$/;

/** The measured pages: home, a place, the list of articles, its first article, and the first article that one links to. */
export async function chooseSample(origin: string): Promise<Sample> {
  const article = (await linksOf(origin + LIST)).find((link) => ARTICLE.test(link));
  if (!article) throw new Error(`${LIST} links to no article`);
  const next = (await linksOf(origin + article)).find((link) => ARTICLE.test(link) && link !== article);
  if (!next) throw new Error(`${article} links to no other article`);
  return { home: '/', list: LIST, place: PLACE, article, next };
}
