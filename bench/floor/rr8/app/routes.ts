import { type RouteConfig, route } from '@react-router/dev/routes';

export default [route('*', 'page.route.tsx')] satisfies RouteConfig;
