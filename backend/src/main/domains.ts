import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openCertificateFiles } from '../adapters/disk/certificate-files.ts';
import { endOf } from '../processes/certificates/renewal.ts';
import { tlsFolder } from './product/tls.ts';
import { runProgram } from './program.ts';
import { ConfigError, readConfig } from './settings/config.ts';
import { asDomain } from './settings/environment.ts';
import { googleCallbacks } from './settings/google-callbacks.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run domains [-- --add NAME | --remove NAME]`: adds a domain to a product that serves https, or takes it back. A product
 * that runs follows within seconds. Without options, it lists the domains.
 */
await runProgram(async () => {
  const { values } = parseArgs({ options: { add: { type: 'string' }, remove: { type: 'string' } } });
  const config = readConfig(process.env);
  const { dataDir, tls } = config;
  const folder = tlsFolder(dataDir);
  const store = openCertificateFiles(folder);
  if (!existsSync(folder)) throw new ConfigError(`${folder} is missing: start with --domain NAME first`);
  const { add, remove } = values;
  const added = new Set(await store.addedDomains());
  if (add !== undefined) added.add(nameOf(add));
  if (remove !== undefined && !added.delete(nameOf(remove)))
    throw new ConfigError(`${remove} was not added here: leave out its --domain at the next start`);
  if (add !== undefined || remove !== undefined) await store.writeAdded([...added].sort());
  for (const domain of new Set([...(tls?.domains ?? []), ...added])) {
    const kept = await store.read(domain);
    say(`${domain}: ${kept ? `certificate until ${endOf(kept).toISOString()}` : 'no certificate yet'}`);
  }
  for (const address of googleCallbacks(config, [...added]))
    say(`list at Google, as a redirect URI: ${address}`);
  return 0;
});

function nameOf(text: string): string {
  const name = asDomain(text);
  if (name === undefined)
    throw new ConfigError(`${text} must be the name of a host, such as codes.example.org`);
  return name;
}
