/** Surfaces that can contain links. */
export type Surface = 'main' | 'bottom' | 'drawer' | 'explore' | 'support' | 'legal';

export type SiteLink = {
  /** Without the language. */
  path: string;
  /** The message that names the page. */
  name: string;
  /** Further pages that the link stands for where they have no link of their own: the surfaces and their paths. */
  covers?: { surfaces: readonly Surface[]; paths: readonly string[] };
  /** The surfaces that link to the page, each with the message of its label. */
  surfaces: Partial<Record<Surface, string>>;
};

/** Every page that can be reached from the layout, in order. A new page is added as a row. */
export const SITE_MAP: readonly SiteLink[] = [
  { path: '/', name: 'shell.nav.home', surfaces: { drawer: 'shell.nav.home' } },
  {
    path: '/today',
    name: 'shell.nav.today',
    surfaces: { main: 'shell.nav.today', drawer: 'shell.nav.today', explore: 'shell.nav.today' },
  },
  {
    path: '/news',
    name: 'shell.nav.news',
    covers: { surfaces: ['bottom'], paths: ['/today', '/tonight', '/events', '/weather', '/traffic'] },
    surfaces: {
      bottom: 'shell.nav.today',
      drawer: 'shell.nav.news',
      explore: 'shell.nav.news',
    },
  },
  {
    path: '/tonight',
    name: 'shell.nav.tonight',
    surfaces: { drawer: 'shell.nav.tonight', explore: 'shell.nav.tonight' },
  },
  {
    path: '/with-children',
    name: 'shell.nav.withChildren',
    surfaces: { drawer: 'shell.nav.withChildren', explore: 'shell.nav.withChildren' },
  },
  {
    path: '/first-visit',
    name: 'shell.nav.firstVisit',
    surfaces: { drawer: 'shell.nav.firstVisit', explore: 'shell.nav.firstVisit' },
  },
  { path: '/plan', name: 'shell.nav.plan', surfaces: { drawer: 'shell.nav.plan', explore: 'shell.nav.plan' } },
  {
    path: '/eatanddrink',
    name: 'shell.nav.dining',
    surfaces: {
      main: 'shell.nav.dining',
      bottom: 'shell.nav.dining',
      drawer: 'shell.nav.dining',
      explore: 'shell.nav.dining',
    },
  },
  {
    path: '/tourism',
    name: 'shell.nav.experiences',
    covers: {
      surfaces: ['bottom'],
      paths: ['/beaches', '/stay', '/luxurylife', '/first-visit', '/with-children', '/plan', '/nearby'],
    },
    surfaces: {
      main: 'shell.nav.experiences',
      bottom: 'shell.nav.tourism',
      drawer: 'shell.nav.experiences',
      explore: 'shell.nav.experiences',
    },
  },
  {
    path: '/beaches',
    name: 'shell.nav.beaches',
    surfaces: { drawer: 'shell.nav.beaches', explore: 'shell.nav.beaches' },
  },
  {
    path: '/events',
    name: 'shell.nav.events',
    surfaces: { drawer: 'shell.nav.events', explore: 'shell.nav.events' },
  },
  {
    path: '/nightlife',
    name: 'shell.nav.nightlife',
    surfaces: {
      main: 'shell.nav.nightlife',
      bottom: 'shell.nav.night',
      drawer: 'shell.nav.nightlife',
      explore: 'shell.nav.nightlife',
    },
  },
  {
    path: '/luxurylife',
    name: 'shell.nav.luxury',
    surfaces: { main: 'shell.nav.luxury', drawer: 'shell.nav.luxury', explore: 'shell.nav.luxury' },
  },
  { path: '/stay', name: 'shell.nav.stay', surfaces: { drawer: 'shell.nav.stay', explore: 'shell.nav.stay' } },
  {
    path: '/government',
    name: 'shell.nav.practical',
    covers: { surfaces: ['main', 'drawer', 'explore'], paths: ['/practical'] },
    surfaces: { main: 'shell.nav.practical', drawer: 'shell.nav.practical', explore: 'shell.nav.practical' },
  },
  { path: '/practical', name: 'shell.nav.essentials', surfaces: {} },
  { path: '/dubaireels', name: 'shell.nav.reels', surfaces: { drawer: 'shell.nav.reels', explore: 'shell.nav.reels' } },
  {
    path: '/chat',
    name: 'shell.nav.askAyyan',
    covers: { surfaces: ['bottom'], paths: ['/ai-mayor'] },
    surfaces: { bottom: 'shell.nav.ayyan', drawer: 'shell.nav.askAyyan', explore: 'shell.nav.askAyyan' },
  },
  {
    path: '/ai-mayor',
    name: 'shell.nav.aiMayor',
    surfaces: { drawer: 'shell.nav.aiMayor', explore: 'shell.nav.aiMayor' },
  },
  {
    path: '/search',
    name: 'shell.nav.search',
    surfaces: { drawer: 'shell.nav.search', explore: 'shell.nav.search' },
  },
  {
    path: '/bookmarks',
    name: 'shell.nav.bookmarks',
    surfaces: { drawer: 'shell.nav.bookmarks', support: 'shell.nav.bookmarks' },
  },
  {
    path: '/reminders',
    name: 'shell.nav.reminders',
    surfaces: { drawer: 'shell.nav.reminders', support: 'shell.nav.reminders' },
  },
  { path: '/settings', name: 'shell.nav.settings', surfaces: { drawer: 'shell.nav.settings' } },
  { path: '/about', name: 'shell.nav.about', surfaces: { drawer: 'shell.nav.about', explore: 'shell.nav.about' } },
  { path: '/how-we-use-ai', name: 'shell.nav.howWeUseAi', surfaces: { legal: 'shell.nav.howWeUseAi' } },
  { path: '/developers', name: 'shell.nav.developers', surfaces: {} },
  { path: '/help', name: 'shell.nav.help', surfaces: { drawer: 'shell.nav.help', support: 'shell.nav.help' } },
  {
    path: '/support',
    name: 'shell.nav.support',
    surfaces: { drawer: 'shell.nav.support', support: 'shell.nav.support' },
  },
  { path: '/contact', name: 'shell.nav.contact', surfaces: { support: 'shell.nav.contact' } },
  { path: '/status', name: 'shell.nav.status', surfaces: { support: 'shell.nav.status' } },
  { path: '/faq', name: 'shell.nav.faq', surfaces: { drawer: 'shell.nav.faq', support: 'shell.nav.faq' } },
  {
    path: '/practical/calculators',
    name: 'shell.nav.calculators',
    surfaces: { drawer: 'shell.nav.calculators', explore: 'shell.nav.calculators' },
  },
  { path: '/living', name: 'shell.nav.living', surfaces: { drawer: 'shell.nav.living', explore: 'shell.nav.living' } },
  {
    path: '/real-estate',
    name: 'shell.nav.realEstate',
    surfaces: { drawer: 'shell.nav.realEstate', explore: 'shell.nav.realEstate' },
  },
  { path: '/visa', name: 'shell.nav.visa', surfaces: { drawer: 'shell.nav.visa', explore: 'shell.nav.visa' } },
  { path: '/rules', name: 'shell.nav.rules', surfaces: { drawer: 'shell.nav.rules', explore: 'shell.nav.rules' } },
  { path: '/fines', name: 'shell.nav.fines', surfaces: { drawer: 'shell.nav.fines', explore: 'shell.nav.fines' } },
  {
    path: '/schools',
    name: 'shell.nav.schools',
    surfaces: { drawer: 'shell.nav.schools', explore: 'shell.nav.schools' },
  },
  {
    path: '/clinics',
    name: 'shell.nav.clinics',
    surfaces: { drawer: 'shell.nav.clinics', explore: 'shell.nav.clinics' },
  },
  {
    path: '/consulates',
    name: 'shell.nav.consulates',
    surfaces: { drawer: 'shell.nav.consulates', explore: 'shell.nav.consulates' },
  },
  {
    path: '/worship',
    name: 'shell.nav.worship',
    surfaces: { drawer: 'shell.nav.worship', explore: 'shell.nav.worship' },
  },
  {
    path: '/weather',
    name: 'shell.nav.weather',
    surfaces: { drawer: 'shell.nav.weather', explore: 'shell.nav.weather' },
  },
  {
    path: '/traffic',
    name: 'shell.nav.traffic',
    surfaces: { drawer: 'shell.nav.traffic', explore: 'shell.nav.traffic' },
  },
  {
    path: '/nearby',
    name: 'shell.nav.nearby',
    surfaces: { drawer: 'shell.nav.nearby', explore: 'shell.nav.nearby' },
  },
  {
    path: '/legal/content-policy',
    name: 'shell.nav.contentPolicy',
    surfaces: { legal: 'shell.nav.contentPolicy' },
  },
  { path: '/privacy', name: 'shell.nav.privacy', surfaces: { legal: 'shell.nav.privacy' } },
  {
    path: '/privacy/request',
    name: 'shell.nav.privacyRequest',
    surfaces: { legal: 'shell.nav.privacyRequest' },
  },
  { path: '/terms', name: 'shell.nav.terms', surfaces: { legal: 'shell.nav.terms' } },
  { path: '/cookies', name: 'shell.nav.cookies', surfaces: { legal: 'shell.nav.cookies' } },
  { path: '/legal/ai-ethics', name: 'shell.nav.aiEthics', surfaces: { legal: 'shell.nav.aiEthics' } },
  { path: '/legal/device-storage', name: 'shell.nav.deviceStorage', surfaces: { legal: 'shell.nav.deviceStorage' } },
];

/** The links of a surface, with the message of each label. */
export function linksOn(surface: Surface): (Pick<SiteLink, 'path' | 'covers'> & { label: string })[] {
  return SITE_MAP.flatMap(({ path, surfaces, covers }) => {
    const label = surfaces[surface];
    return label ? [{ path, label, covers }] : [];
  });
}

/** The message that names the page at a path, or null for a path that is not in the site map. */
export function nameOf(path: string): string | null {
  return SITE_MAP.find((link) => link.path === path)?.name ?? null;
}

/** The page whose place among the links is asked for: its path without the language, and its list if the path does not show it. */
export type VisiblePage = { path: string; parent?: string | undefined };

/**
 * Whether a link leads to the visible page (`page`) or to its section (`true`): the pages below it, those whose list it is, and on
 * a surface with few links the sections it stands for.
 */
export function currentOf(
  { path, covers }: Pick<SiteLink, 'path' | 'covers'>,
  visible: VisiblePage,
  surface: Surface,
): 'page' | 'true' | undefined {
  if (path === visible.path) return 'page';
  const sections = covers?.surfaces.includes(surface) ? [path, ...covers.paths] : [path];
  return sections.some((section) => isOf(section, visible)) ? 'true' : undefined;
}

function isOf(section: string, { path, parent }: VisiblePage): boolean {
  return section === path || section === parent || (isBelow(section, path) && !hasOwnSection(section, path));
}

function isBelow(section: string, path: string): boolean {
  return section !== '/' && path.startsWith(`${section}/`);
}

/** Whether a page below a section belongs to another one that is itself below it: calculators, below the essentials. */
function hasOwnSection(section: string, path: string): boolean {
  return SITE_MAP.some((link) => isBelow(section, link.path) && (link.path === path || isBelow(link.path, path)));
}
