import { existsSync } from 'node:fs';
import { run } from './child.mjs';
import { say } from './say.mjs';

/**
 * Installs packages where this is Debian and its administrator; does nothing elsewhere.
 * @param {string[]} names
 */
export async function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say(`installing ${names.join(', ')} (apt-get)`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  // Another installation on this machine may hold the lock.
  const options = ['-qy', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['install', ...options, ...names], { quiet: true, env });
}
