import { Agent, request } from 'node:http';

export type Latency = { count: number; rate: number; p50: number; p99: number; failures: number };

type Load = { origin: string; paths: readonly string[]; callers: number; seconds: number };

/**
 * Callers that request addresses in sequence, each over its own connection. Every request comes from another visitor, so that a
 * server that trusts its callers' addresses applies no limit.
 */
export async function steadyLatency({ origin, paths, callers, seconds }: Load): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const url = new URL(origin);
  const times: number[] = [];
  let [turn, failures] = [0, 0];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const call = async () => {
    while (performance.now() < end) {
      const path = paths[turn++ % paths.length] ?? '/';
      const sentAt = performance.now();
      if ((await send(agent, url, path, visitor(turn))) !== 200) failures += 1;
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const passed = (performance.now() - startedAt) / 1000;
  return { count: times.length, rate: times.length / passed, p50: quantile(0.5), p99: quantile(0.99), failures };
}

let visitors = 0;
function visitor(turn: number): string {
  visitors = (visitors + 1 + (turn % 3)) % 0xffffff;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function send(agent: Agent, { hostname, port }: URL, path: string, address: string): Promise<number> {
  return new Promise((resolve) => {
    const requested = request({ host: hostname, port, agent, path, headers: { 'x-forwarded-for': address } });
    requested.on('error', () => resolve(0));
    requested.on('response', (answer) => {
      answer.on('error', () => resolve(0));
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    requested.end();
  });
}
