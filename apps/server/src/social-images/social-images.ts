import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GUEST } from '@dalil/backend/core/actor.ts';
import type { Deps } from '@dalil/backend/core/deps.ts';
import { Failure } from '@dalil/backend/core/failure.ts';
import { findPicture } from '@dalil/backend/guide/find-picture.ts';
import { getImageTitle } from '@dalil/backend/guide/get-image-title.ts';
import { chooseListPicture } from '@dalil/domain/artwork/picture-choice.ts';
import { SECTION_IDS, SECTIONS } from '@dalil/domain/guide/sections.ts';
import type { NamedList } from '@dalil/domain/guide/feed-area.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { parseSocialImage, type SocialImage } from '@dalil/domain/guide/social-image.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { saveFile } from '../http/save-file.ts';
import { PROJECT_FOLDER } from '../settings.ts';
import { composeImage, type SocialImageText } from './compose-image.ts';
import { createQueue } from './queue.ts';
import { rasterise } from './rasterise.ts';

const WAITING = 40;
const RETRY_SECONDS = 5;
const MARK_FILE = path.join(PROJECT_FOLDER, 'apps/web/public/favicon.svg');
const LIST_OF_AREA: Record<string, NamedList> = {
  news: 'news',
  government: 'government',
  ...Object.fromEntries(SECTION_IDS.map((section) => [SECTIONS[section].area, section])),
};

type Parts = {
  folder: string;
  deps: Deps;
  /** Called when an image could not be stored, for example on a full disk. The image is served anyway. */
  onSaveFailed: (error: unknown) => void;
};

/**
 * Serves the images of shared links under `/og`. They are drawn once for existing items, one at a time, and stored under a name
 * that contains the hash of what is drawn. Returns null for an unknown address. Fails with `unavailable` when too many requests
 * wait.
 */
export function createSocialImages({ folder, deps, onSaveFailed }: Parts) {
  const queue = createQueue(WAITING);
  const mark = readFileSync(MARK_FILE, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return async (address: string): Promise<Response | null> => {
    const requested = parseSocialImage(address);
    const text = requested ? await findText(deps, requested) : null;
    if (!text) return null;
    const svg = composeImage(text, mark);
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 20);
    const file = path.join(folder, `${hash}.png`);
    const png = (await readCached(file)) ?? (await queue(async () => (await readCached(file)) ?? draw(svg, file)));
    if (png === null) throw new Failure('unavailable', { retryAfter: RETRY_SECONDS });
    return new Response(new Uint8Array(png), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  };

  async function draw(svg: string, file: string): Promise<Buffer> {
    const png = await rasterise(svg);
    await saveFile(file, png).catch(onSaveFailed);
    return png;
  }
}

/** The text of an image; null for an item that does not exist. */
async function findText(deps: Deps, requested: SocialImage & { locale: Locale }): Promise<SocialImageText | null> {
  const { area, id, locale } = requested;
  if (area && id) {
    const found = await getImageTitle(deps, GUEST, { area, id, locale });
    const picture = found && (await findPicture(deps.db, id));
    return picture && { title: found.title, titleLocale: found.locale, locale, picture };
  }
  const list = area && LIST_OF_AREA[area];
  const title = list ? SITE[locale].lists[list].title : SITE[locale].title;
  return { title, titleLocale: locale, locale, picture: chooseListPicture(list ?? 'site') };
}

async function readCached(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}
