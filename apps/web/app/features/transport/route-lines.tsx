import type { RouteLine } from '@dalil/domain/guide/route.ts';
import { Ltr } from '../../language/bidi.tsx';
import { classNames } from '../../ui/class-names.ts';

/** The lines of a route with their stops in order. Long lines are in columns. */
export function RouteLines({ lines }: { lines: readonly RouteLine[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, at) => (
        <li key={line.code ?? line.name ?? at} className="flex gap-3">
          {line.code ? <Ltr className="min-w-14 font-semibold text-text">{line.code}</Ltr> : null}
          {line.name ? <span>{line.name}</span> : null}
          {line.stops.length > 0 ? <Stops stops={line.stops} /> : null}
        </li>
      ))}
    </ul>
  );
}

const FEW = 6;

function Stops({ stops }: { stops: RouteLine['stops'] }) {
  return (
    <ol
      className={classNames(
        'grow',
        stops.length > FEW && 'grid gap-x-6 gap-y-1 medium:grid-cols-2 wide:grid-cols-3',
        stops.length <= FEW && 'flex flex-wrap gap-x-2 gap-y-1',
      )}
    >
      {stops.map(({ id, name, note }, at) => (
        <li key={`${id} ${at}`}>
          <bdi>{name}</bdi>
          {note ? <span className="text-meta text-text-3"> · {note}</span> : null}
          {stops.length <= FEW && at < stops.length - 1 ? (
            <span aria-hidden className="ps-2 text-text-3">
              –
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
