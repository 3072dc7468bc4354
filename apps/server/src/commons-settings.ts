import type { CommonsSettings } from '@dalil/backend/providers/commons/ask-wiki.ts';
import type { Operator } from '@dalil/domain/privacy/operator.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { serviceAddress } from './live-settings.ts';

const WIKIDATA = 'https://www.wikidata.org';
const COMMONS = 'https://commons.wikimedia.org';

export const commonsFields = {
  WIKIDATA_URL: serviceAddress(WIKIDATA).default(WIKIDATA),
  COMMONS_URL: serviceAddress(COMMONS).default(COMMONS),
};

type Given = { WIKIDATA_URL: string; COMMONS_URL: string; PUBLIC_URL?: string | undefined };

/**
 * Wikimedia asks every program to say who operates it and how that person is reached. Undefined where neither an address of the guide
 * nor one of its operator is known.
 */
export function commonsOf(values: Given, { email }: Operator): CommonsSettings | undefined {
  const contact = values.PUBLIC_URL ?? email ?? undefined;
  if (contact === undefined) return undefined;
  const [wikidata, commons] = [withoutSlash(values.WIKIDATA_URL), withoutSlash(values.COMMONS_URL)];
  return { wikidata, commons, userAgent: `${PRODUCT.name}-photographs/1.0 (${contact})` };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
