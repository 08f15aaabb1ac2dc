import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { rotateKey } from '../operations/rotate-key/rotate-key.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import { assertVault } from './assert-vault.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { ConfigError, readConfig } from './settings/config.ts';

const PROGRESS_EVERY = 10_000;

/** `npm run rotate-key`: seals the keys of people under VAULT_KEY_NEXT instead of VAULT_KEY, while the product runs. */
await runProgram(async () => {
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }));
  try {
    if (!ports.keyring.rotates)
      throw new ConfigError(
        'VAULT_KEY_NEXT must name the next key, in all processes and here, beside VAULT_KEY',
      );
    assertVault(await vaultStanding(ports));
    const { rewrapped, records } = await rotateKey(ports, (rotated) => {
      if (rotated.records % PROGRESS_EVERY === 0) say(`… ${rotated.rewrapped} keys rotated`);
    });
    say(`${rewrapped} of ${records} keys rotated, none is left under VAULT_KEY`);
    say(
      'Start all processes with this key as VAULT_KEY, and without VAULT_KEY_NEXT. Then run this once more.',
    );
    return 0;
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    throw new ConfigError(`${error.message}: run the same again, and it goes on where it stopped`);
  } finally {
    await ports.close();
  }
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
