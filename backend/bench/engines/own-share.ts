import { access, mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const V1 = '/sys/fs/cgroup/cpu';
const V2 = '/sys/fs/cgroup';
/** Microseconds. Within such a time a process gets its share. */
const PERIOD = 20_000;
const REMOVED_WITHIN_MS = 5_000;

/**
 * Gives processes a share of one processor each, by control groups of Linux, as if each had a slow machine to itself. Needs root.
 * Resolves to what removes the groups, once the processes have ended.
 */
export async function limitEach(
  pids: readonly (number | undefined)[],
  share: number,
): Promise<() => Promise<void>> {
  const groups = await Promise.all(pids.map((pid) => limit(pid, share)));
  return async () => {
    await Promise.all(groups.map(remove));
  };
}

async function limit(pid: number | undefined, share: number): Promise<string> {
  const isV2 = await exists(join(V2, 'cgroup.controllers'));
  const group = join(isV2 ? V2 : V1, `qlaim-bench-${pid}`);
  const quota = Math.round(share * PERIOD);
  const settings: readonly (readonly [string, string])[] = isV2
    ? [['cpu.max', `${quota} ${PERIOD}`]]
    : [
        ['cpu.cfs_period_us', String(PERIOD)],
        ['cpu.cfs_quota_us', String(quota)],
      ];
  await mkdir(group);
  for (const [name, value] of [...settings, ['cgroup.procs', String(pid)] as const])
    await writeFile(join(group, name), value);
  return group;
}

/** The kernel removes a process from its group some time after its end. */
async function remove(group: string): Promise<void> {
  for (const end = performance.now() + REMOVED_WITHIN_MS; ; await sleep(50))
    try {
      return await rmdir(group);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
