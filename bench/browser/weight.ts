export const KINDS = ['html', 'css', 'script', 'font', 'picture', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes as sent, compressed, without headers. */
export type Weight = Record<Kind | 'all' | 'preloadedFont', number>;

/** Runs in an idle page: everything it has loaded so far. */
export function weighPage(): Weight {
  const kinds: [Kind, RegExp][] = [
    ['script', /\.js$/],
    ['css', /\.css$/],
    ['font', /\.woff2$/],
    ['picture', /\.(?:svg|avif|webp|png|jpe?g)$/],
  ];
  const weight = { html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0, all: 0, preloadedFont: 0 };
  const add = (kind: Kind, { encodedBodySize }: PerformanceResourceTiming) => {
    weight[kind] += encodedBodySize;
    weight.all += encodedBodySize;
  };
  const entries = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
  for (const page of entries('navigation')) add('html', page);
  for (const resource of entries('resource')) {
    const address = new URL(resource.name).pathname;
    const kind = kinds.find(([, ending]) => ending.test(address))?.[0] ?? 'other';
    add(kind, resource);
    if (kind === 'font' && resource.initiatorType === 'link') weight.preloadedFont += resource.encodedBodySize;
  }
  return weight;
}

export type Script = { name: string; bytes: number };

/** Runs in a page: the script files it has loaded. */
export function listScripts(): Script[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, encodedBodySize }) => ({ name: name.split('/').pop() ?? '', bytes: encodedBodySize }));
}
