import { type Admin, generate, linkTo } from '../../test/support/admin.ts';
import { measure } from '../measuring/measure.ts';
import type { Variant } from '../measuring/rounds.ts';

const CODES = 500;

/** Scans several processes at once and divides the connections among them. */
export async function scansOf(
  name: string,
  admin: Admin,
  ports: readonly number[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Variant> {
  const [first = 0] = ports;
  const codes = await generate(admin, first, CODES);
  for (const code of codes.slice(0, CODES / 10))
    await linkTo(admin, first, code, 'https://example.com/a-page');
  const paths = codes.map((code) => `/${code}`);
  const each = { connections: Math.round(connections / ports.length), seconds, paths };
  return {
    name,
    run: async () => {
      const loads = await Promise.all(ports.map((port) => measure({ ...each, port })));
      const sum = (of: (load: (typeof loads)[number]) => number) =>
        loads.reduce((total, load) => total + of(load), 0);
      return {
        answered: sum(({ answered }) => answered),
        refused: 0,
        perSecond: sum(({ perSecond }) => perSecond),
        p50: Math.max(...loads.map(({ p50 }) => p50)),
        p99: Math.max(...loads.map(({ p99 }) => p99)),
      };
    },
  };
}
