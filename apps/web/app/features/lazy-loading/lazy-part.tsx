import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of the page in a file of its own, which the page can do without: `lazy`, but a part that does not arrive leaves its
 * place empty, where `lazy` alone takes the whole page away. It is not asked for again before the next document, unless
 * `load` does (`loadWithRetry`).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => Nothing) })) as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
