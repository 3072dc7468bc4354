import * as z from 'zod';

const HEADERS = /^[\w-]+=[^,=\s]+(?:\s*,\s*[\w-]+=[^,=\s]+)*$/;

export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isCollector, 'must be the address of a collector that takes OTLP by HTTP, http://collector.example:4318')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(HEADERS, 'must be headers, name=value, with commas and values encoded as in an address')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('0.1')
    .refine((text) => /^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/.test(text), 'must be a share of requests from 0 to 1')
    .transform(Number),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be 1 to 60 letters, digits, dots and hyphens')
    .default('dalil'),
};

export type TracingSettings = {
  /** Without the path of the traces. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The share of requests and jobs that are recorded. */
  readonly sampleRate: number;
  readonly serviceName: string;
};

type Given = z.output<z.ZodObject<typeof tracingFields>>;

/** Null where the operator has set up none. */
export function tracingOf(values: Given): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (endpoint === undefined) return null;
  const pairs = (headers?.split(',') ?? []).map((pair) => pair.trim().split('='));
  return {
    endpoint,
    headers: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decode(value)])),
    sampleRate: values.OTEL_TRACES_SAMPLER_ARG,
    serviceName: values.OTEL_SERVICE_NAME,
  };
}

function isCollector(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
