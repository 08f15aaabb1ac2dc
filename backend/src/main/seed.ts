import { pino } from 'pino';
import { SeedRefused } from '../operations/seed/assert-fillable.ts';
import { PASSWORD } from '../operations/seed/people.ts';
import { seed } from '../operations/seed/seed.ts';
import { ConfigError, readConfig } from './config.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { readArguments } from './seed/arguments.ts';
import { inWords } from './seed/in-words.ts';

const MEGABYTE = 1024 * 1024;

/** `npm run seed`: fills an empty installation with a demonstration, also while a server runs. */
await runProgram(async () => {
  const amounts = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const logger = pino({ level: 'warn' });
  const ports = await openPorts(config, url, logger, { prepares: { bucket: true, topic: false } });
  const admin = { email: config.admin.email, password: config.admin.password ?? PASSWORD };
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const quota = config.uploadQuotaMb * MEGABYTE;
    say(
      inWords(await seed(ports, { ...amounts, admin, quota, logger, say }), {
        url,
        password: admin.password,
      }),
    );
    return 0;
  } catch (error) {
    throw error instanceof SeedRefused ? new ConfigError(error.message) : error;
  } finally {
    await ports.close();
  }
});
