import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. English stands at the unprefixed path, every other language under its own (ROUTE-11). */
export default prefix(':lang?', [
  index('pages/home/home.route.tsx'),
  route('*', 'pages/not-found/not-found.route.tsx'),
]) satisfies RouteConfig;
