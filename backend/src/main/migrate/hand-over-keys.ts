import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../settings/config.ts';
import { keysFileOf, type Plan } from './plan.ts';

/** Copies the keys to another data folder. Throws `ConfigError` where that folder has other keys. */
export function copyKeys(plan: Plan): void {
  const file = keysFileOf(plan);
  const copy = join(plan.target.dataDir, 'keys.json');
  if (file === undefined || plan.target.dataDir === plan.source.dataDir) return;
  if (!existsSync(copy)) copyFileSync(file, copy);
  else if (readFileSync(copy, 'utf8') !== readFileSync(file, 'utf8'))
    throw new ConfigError(`${copy} holds the keys of another installation`);
}

/** Returns the variables that the product needs on the target. It shows the secrets only on request. */
export function keysText(plan: Plan, showSecrets: boolean): readonly string[] {
  const { sessionSecret, vaultKey } = plan.keys;
  if (showSecrets)
    return [`SESSION_SECRET=${sessionSecret}`, `VAULT_KEY=${Buffer.from(vaultKey).toString('hex')}`];
  const file = keysFileOf(plan);
  if (file === undefined) return ['SESSION_SECRET and VAULT_KEY as they are in the environment now'];
  const read = (name: string) => `"$(node -p 'require("${file}").${name}')"`;
  return [`SESSION_SECRET=${read('sessionSecret')}`, `VAULT_KEY=${read('vaultKey')}`];
}
