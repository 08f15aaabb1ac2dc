import { setPriority } from 'node:os';
import { pino } from 'pino';
import { rebuild } from '../processes/projecting/rebuild.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { readConfig } from './config.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';

const NICE = 10;

/** `npm run rebuild`: rebuilds every read model from the log. A server may serve the old ones meanwhile. */
await runProgram(async () => {
  setPriority(NICE);
  const config = readConfig(process.env);
  const ports = await openPorts(
    config,
    config.publicUrl ?? `http://localhost:${config.port}`,
    pino({ level: 'warn' }),
  );
  try {
    await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
    for (const projection of PROJECTIONS) {
      const events = await rebuild(ports, projection, new AbortController().signal);
      const documents = await ports.store.count(projection.definition.name);
      process.stdout.write(`${projection.definition.name}: ${documents} documents from ${events} events\n`);
    }
    return 0;
  } finally {
    await ports.close();
  }
});
