import { existsSync } from 'node:fs';
import { run } from './child.mjs';
import { say } from './say.mjs';

/**
 * Installs a package where this is Debian and its administrator; does nothing elsewhere.
 * @param {string} name
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say(`installing ${name} (apt-get)`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  await run('apt-get', ['install', '-qy', '--no-install-recommends', name], { quiet: true, env });
}
