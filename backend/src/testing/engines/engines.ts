import { appendFileSync } from 'node:fs';
import { afterAll, describe, it } from 'vitest';
import { type EngineName, type Engines, NAMED } from './engine-kinds.ts';

/**
 * Defines a suite that needs a real engine. The environment names it (`TEST_MONGODB_URL`, `TEST_KAFKA_BROKERS`,
 * `TEST_S3_ENDPOINT`, `TEST_EVENTSTORE_URL`), or else it runs in a container. Without either, the engine is reported as
 * missing, and the suite fails if `REQUIRE_ENGINES` (`kafka,mongodb,s3`) names it.
 */
export function describeEngine<Name extends EngineName>(
  name: Name,
  suite: (engine: Engines[Name]) => unknown,
): void {
  describe(name, async () => {
    const engine = await findEngine(name);
    if (engine === undefined)
      reportMissing(name, `${NAMED[name].variable} is not set, and no Docker engine responds`);
    else await suite(engine);
  });
}

async function findEngine<Name extends EngineName>(name: Name): Promise<Engines[Name] | undefined> {
  const { variable, read } = NAMED[name];
  const address = process.env[variable];
  if (address) return read(address);
  const { containersRun } = await import('./engine-container.ts');
  if (!(await containersRun())) return undefined;
  const { STARTERS } = await import('./engine-starters.ts');
  const { engine, stop } = await STARTERS[name]();
  afterAll(stop);
  return engine;
}

/** Names the engine in the run's summary. The suite fails if `REQUIRE_ENGINES` names it. */
export function reportMissing(name: string, reason: string): void {
  const file = process.env['QLAIM_MISSING_ENGINES_FILE'];
  if (file) appendFileSync(file, `${name}\n`);
  const title = `NOT TESTED: ${name} is missing here: ${reason}`;
  if (!required().includes(name)) it.skip(title);
  else
    it(title, () => {
      throw new Error(`REQUIRE_ENGINES names ${name}, which is missing`);
    });
}

function required(): readonly string[] {
  return (process.env['REQUIRE_ENGINES'] ?? '').split(',').map((name) => name.trim());
}
