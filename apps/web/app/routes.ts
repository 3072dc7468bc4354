import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

const PAGES: RouteConfigEntry[] = [
  index('pages/home/home.route.tsx'),
  route('today', 'pages/city/today.route.tsx'),
  route('weather', 'pages/city/weather.route.tsx'),
  route('traffic', 'pages/city/traffic.route.tsx'),
  route('news', 'pages/lists/news.route.tsx'),
  route('search', 'pages/search/search.route.tsx'),
  route('chat', 'pages/chat/chat.route.tsx'),
  route('events', 'pages/events/events.route.tsx'),
  route('eatanddrink', 'pages/lists/eatanddrink.route.tsx'),
  route('beaches', 'pages/lists/beaches.route.tsx'),
  route('tourism', 'pages/lists/tourism.route.tsx'),
  route('nightlife', 'pages/lists/nightlife.route.tsx'),
  route('luxurylife', 'pages/lists/luxurylife.route.tsx'),
  route('stay', 'pages/lists/stay.route.tsx'),
  route('schools', 'pages/lists/schools.route.tsx'),
  route('clinics', 'pages/lists/clinics.route.tsx'),
  route('consulates', 'pages/lists/consulates.route.tsx'),
  route('government', 'pages/lists/government.route.tsx'),
  route('visa', 'pages/visa/visa.route.tsx'),
  route('fines', 'pages/fines/fines.route.tsx'),
  route('rules', 'pages/rules/rules.route.tsx'),
  route('practical', 'pages/practical/practical.route.tsx'),
  route('living', 'pages/living/living.route.tsx'),
  route('real-estate', 'pages/real-estate/real-estate.route.tsx'),
  route('news/:id', 'pages/items/article.route.tsx'),
  route('tourism/:id', 'pages/items/place.route.tsx'),
  route('content/:id', 'pages/items/content.route.tsx'),
  route('government/:id', 'pages/items/service.route.tsx'),
  route('bookmarks', 'pages/bookmarks/bookmarks.route.tsx'),
  route('dubaireels', 'pages/reels/dubaireels.route.tsx'),
  route('about', 'pages/about/about.route.tsx'),
  route('how-we-use-ai', 'pages/about/how-we-use-ai.route.tsx'),
  route('help', 'pages/help/help.route.tsx'),
  route('faq', 'pages/faq/faq.route.tsx'),
  route('faq/:group', 'pages/faq/question-group.route.tsx'),
  route('support', 'pages/support/support.route.tsx'),
  route('contact', 'pages/support/contact.route.tsx'),
  route('privacy', 'pages/legal/privacy.route.tsx'),
  route('terms', 'pages/legal/terms.route.tsx'),
  route('cookies', 'pages/legal/cookies.route.tsx'),
  route('legal/content-policy', 'pages/legal/content-policy.route.tsx'),
  route('legal/ai-ethics', 'pages/legal/ai-ethics.route.tsx'),
  route('auth/onboarding', 'pages/onboarding/onboarding.route.tsx'),
  route('auth/signin', 'pages/auth/signin.route.tsx'),
  route('auth/signup', 'pages/auth/signup.route.tsx'),
  route('auth/verify-email-sent', 'pages/auth/verify-email-sent.route.tsx'),
  route('auth/forgot-password', 'pages/auth/forgot-password.route.tsx'),
  route('auth/reset-password', 'pages/auth/reset-password.route.tsx'),
  route('auth/callback', 'pages/auth/callback.route.tsx'),
  route('profile', 'pages/profile/profile.route.tsx'),
  route('settings', 'pages/settings/settings.route.tsx'),
  route('dashboard', 'pages/dashboard/dashboard.route.tsx'),
  route('dashboard/users', 'pages/dashboard/users.route.tsx'),
];

/** The site map. English has unprefixed paths, every other language its own prefix (ROUTE-11). */
export default prefix(':lang?', [
  ...PAGES,
  ...developmentRoutes(),
  route('*', 'pages/not-found/not-found.route.tsx'),
]) satisfies RouteConfig;

/** The component page is for developers. It does not exist in production. */
function developmentRoutes(): RouteConfigEntry[] {
  return process.env.NODE_ENV === 'production' ? [] : [route('dev/components', 'pages/dev/components.route.tsx')];
}
