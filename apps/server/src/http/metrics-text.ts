import pLimit from 'p-limit';
import { Registry, type RegistryContentType } from 'prom-client';

type Written = { text: string; type: string };
/** The types of the library allow a registry one format. */
type EitherRegistry = Registry & { setContentType: (type: RegistryContentType) => void };

/** Whether a client prefers OpenMetrics to the older text format, by the weights of its Accept header. */
export function acceptsOpenMetrics(accept = ''): boolean {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const wanted = weights.get('application/openmetrics-text') ?? 0;
  return wanted > 0 && wanted >= (weights.get('text/plain') ?? 0);
}

/** A registry whose histograms may have exemplars. */
export function createRegistry(): EitherRegistry {
  const registry = new Registry() as EitherRegistry;
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

/**
 * Writes the metrics of a registry in either format, one after the other: for OpenMetrics the library takes `_total` off the names
 * of counters for good, so they are put back before the next is written.
 */
export function createMetricsWriter(registry: EitherRegistry): (isOpen: boolean) => Promise<Written> {
  const inTurn = pLimit(1);
  return (isOpen) =>
    inTurn(async () => {
      const type = isOpen ? Registry.OPENMETRICS_CONTENT_TYPE : Registry.PROMETHEUS_CONTENT_TYPE;
      const metrics = registry.getMetricsAsArray();
      const names = metrics.map(({ name }) => name);
      registry.setContentType(type);
      try {
        const text = await registry.metrics();
        // A limit is a float in OpenMetrics, which the library writes as the number is printed.
        return { text: isOpen ? text.replaceAll(/(\ble="\d+)(?=")/g, '$1.0') : text, type };
      } finally {
        metrics.forEach((metric, position) => Object.assign(metric, { name: names[position] }));
      }
    });
}
