import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * `node infra/make-secrets.mjs` writes `.env` from `.env.example` and generates every secret. To an existing `.env` it
 * only adds what is missing. It never replaces a secret, because existing data depends on it.
 */
const EXAMPLE = new URL('../.env.example', import.meta.url);
const FILE = new URL('../.env', import.meta.url);

/** @type {Record<string, () => string>} */
const SECRETS = {
  SESSION_SECRET: () => randomBytes(32).toString('base64url'),
  VAULT_KEY: () => randomBytes(32).toString('hex'),
  ADMIN_PASSWORD: () => randomBytes(12).toString('base64url'),
  EVENTSTORE_PASSWORD: () => randomBytes(24).toString('hex'),
  KAFKA_PASSWORD: () => randomBytes(24).toString('hex'),
  MONGODB_PASSWORD: () => randomBytes(24).toString('hex'),
  MONGODB_MEMBER_KEY: () => randomBytes(96).toString('base64url').replace(/[-_]/g, 'x'),
  S3_SECRET_ACCESS_KEY: () => randomBytes(24).toString('hex'),
};

let text = readFileSync(existsSync(FILE) ? FILE : EXAMPLE, 'utf8');
const made = Object.entries(SECRETS).filter(([name]) => !new RegExp(`^${name}=.+$`, 'm').test(text));
for (const [name, make] of made) {
  const line = new RegExp(`^${name}=$`, 'm');
  const setting = `${name}=${make()}`;
  text = line.test(text) ? text.replace(line, setting) : `${text.trimEnd()}\n${setting}\n`;
}
writeFileSync(FILE, text, { mode: 0o600 });
const what =
  made.length === 0 ? 'already had every secret' : `holds new ${made.map(([name]) => name).join(', ')}`;
process.stdout.write(`.env ${what}. Keep a copy of it: without VAULT_KEY nobody can read a back-up.\n`);
