import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * An optional part of the page in a file of its own. Like `lazy`, but a part that does not arrive leaves its place empty, whereas
 * `lazy` alone removes the whole page. It is not requested again before the next document, unless `load` does so
 * (`loadWithRetry`).
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
