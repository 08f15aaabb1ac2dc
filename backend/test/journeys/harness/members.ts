import type { Member } from '../../support/distributed/member.ts';
import type { Product } from '../../support/product.ts';
import { ensureReady } from './ensure-ready.ts';

/** Ends the processes. Returns those that exited with an error. */
export async function endAll(
  members: readonly Member[],
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<readonly string[]> {
  const codes = await Promise.all(members.map((member) => member.end(signal)));
  return members.flatMap(({ name }, index) => (codes[index] ? [`${name} exited with ${codes[index]}`] : []));
}

/** Starts the processes, and ends and removes everything where one does not become ready. */
export async function startAll(members: readonly Member[], remove: () => Promise<unknown>): Promise<void> {
  try {
    await ensureReady(members);
  } catch (error) {
    await endAll(members, 'SIGKILL');
    await remove();
    throw error;
  }
}

/** How a product of several processes is seen, killed, restarted and stopped. */
export function controlOf(
  members: readonly Member[],
  remove: () => Promise<readonly string[]>,
): Pick<Product, 'urls' | 'roles' | 'loggedErrors' | 'kill' | 'restart' | 'stop'> {
  return {
    urls: members.filter(({ role }) => role === 'api').map(({ url }) => url),
    roles: [...new Set(members.map(({ role }) => role))].toSorted(),
    loggedErrors: () => members.flatMap((member) => member.loggedErrors()),
    kill: async () => {
      await endAll(members, 'SIGKILL');
    },
    restart: async () => {
      throwIfAny(await endAll(members, 'SIGTERM'));
      await ensureReady(members);
    },
    stop: async () => {
      const problems = await endAll(members, 'SIGTERM');
      throwIfAny([...problems, ...(await remove())]);
    },
  };
}

function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
