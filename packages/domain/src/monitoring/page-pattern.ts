import { CALCULATORS, calculatorPath } from '../calculators/calculator-ids.ts';

/**
 * PRIV-3: the public pages as they are counted: by route, never by address, so that a count says nothing of an item or of what was
 * typed. Pages of an account and of staff are not counted.
 */
export const PAGE_PATTERNS = [
  '/',
  '/tonight',
  '/with-children',
  '/first-visit',
  '/plan',
  '/today',
  '/weather',
  '/traffic',
  '/news',
  '/news/:id',
  '/search',
  '/chat',
  '/events',
  '/eatanddrink',
  '/beaches',
  '/tourism',
  '/tourism/:id',
  '/nightlife',
  '/luxurylife',
  '/nearby',
  '/stay',
  '/schools',
  '/clinics',
  '/consulates',
  '/worship',
  '/ai-mayor',
  '/government',
  '/government/:id',
  '/visa',
  '/fines',
  '/rules',
  '/practical',
  '/practical/calculators',
  ...CALCULATORS.map(calculatorPath),
  '/living',
  '/real-estate',
  '/real-estate/:id',
  '/content/:id',
  '/bookmarks',
  '/reminders',
  '/dubaireels',
  '/about',
  '/how-we-use-ai',
  '/help',
  '/faq',
  '/faq/:group',
  '/status',
  '/support',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/legal/content-policy',
  '/legal/ai-ethics',
  '/legal/device-storage',
  '/privacy/request',
  '/developers',
] as const;

/**
 * The pattern of a page: its path with each parameter's name in place of its value, without the language. Null for a page that is
 * not counted.
 */
export function pagePattern(path: string, params: Readonly<Record<string, string | undefined>>): string | null {
  const { lang, ...others } = params;
  const parts = path.split('/').filter((part, position) => part !== '' && !(position === 1 && part === lang));
  const names = parts.map((part) => {
    const name = Object.keys(others).find((key) => others[key] === decode(part));
    return name === undefined ? part : `:${name}`;
  });
  const pattern = `/${names.join('/')}`;
  return (PAGE_PATTERNS as readonly string[]).includes(pattern) ? pattern : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
