import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The pattern of a page's route, such as `/:lang?/news/:id`. */
export type PageRoute = (path: string) => string;

export function pageRoutesOf(routes: ServerBuild['routes']): PageRoute {
  const tree = childrenOf(routes, undefined);
  return (path) => {
    const found = matchRoutes(tree, path) ?? [];
    const parts = found.flatMap(({ route }) => route.path?.split('/') ?? []);
    return `/${parts.filter((part) => part !== '').join('/')}`;
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path } = route;
    const own = path === undefined ? { id } : { id, path };
    return [route.index === true ? { ...own, index: true } : { ...own, children: childrenOf(routes, id) }];
  });
}
