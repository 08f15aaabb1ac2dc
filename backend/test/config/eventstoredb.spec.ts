import { join } from 'node:path';
import { jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../src/adapters/eventstoredb/connection/connect.ts';
import { openEventStoreDb } from '../../src/adapters/eventstoredb/event-store.ts';
import { checkLog } from '../../src/main/doctor/log.ts';
import { world } from '../../src/main/doctor/world.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { newEvent } from '../../src/testing/event-log.ts';
import { EventStoreDbStandIn } from '../../src/testing/eventstoredb-stand-in/server.ts';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';
import { startError } from './start-error.ts';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'a'.repeat(64) };

describe('a product on EventStoreDB', () => {
  const folder = dataFolder();
  let standIn: EventStoreDbStandIn;
  beforeEach(async () => {
    standIn = await new EventStoreDbStandIn().start();
  });
  afterEach(() => standIn.kill());

  const settingsIn = (name: string) => ({
    DATA_DIR: join(folder, name),
    ...SECRETS,
    EVENTSTORE_URL: standIn.url,
  });

  it('names the rights that its user lacks', async () => {
    standIn.log.deniesAll = true;
    expect(await startError(settingsIn('denied'))).toBe(
      'EventStoreDB: the user lacks a right: it must read $all, and read and append to the streams qlaim.* (EVENTSTORE_URL, EVENTSTORE_PREFIX)',
    );
  });

  it('names the setting for streams of before, which have no prefix', async () => {
    const { store } = openEventStoreDb(standIn.url, '');
    await store.append({ stream: 'qlaim-installation', expected: 'none', events: [newEvent()] });
    await store.close();
    expect(await startError(settingsIn('unprefixed'))).toContain('set EVENTSTORE_PREFIX=none');
  });

  it('ends with one line where a newer version has written, which the doctor names, too', async () => {
    const { store } = openEventStoreDb(standIn.url);
    await store.append({
      stream: 'code-1',
      expected: 'none',
      events: [{ ...newEvent(), type: 'CodeCopied' }],
    });
    await store.close();
    const settings = settingsIn('newer');
    const words = 'the log (EVENTSTORE_URL) holds events of a newer version of Qlaim (CodeCopied)';
    const mend = 'start that version again, or restore a back-up from before the upgrade';
    expect(await startError(settings)).toBe(
      `DATA_DIR ${settings.DATA_DIR}: ${words}: ${mend}. Nothing was changed.`,
    );
    const findings = await checkLog(readConfig(settings), world);
    expect(findings).toContainEqual({ kind: 'fault', about: 'the log', words, mend });
  });

  it('says once for what it waits, and why', async () => {
    const EVENTSTORE_URL = 'esdb://user:secret@127.0.0.1:1?tls=false';
    const program = await RunningProgram.start({ ...settingsIn('away'), EVENTSTORE_URL });
    const waiting = 'waiting for EventStoreDB: nothing listens at 127.0.0.1:1';
    await program.waitForResponse('/readyz', (text) => text.includes(waiting));
    program.signal('SIGTERM');
    const { stdout } = await program.ended();
    expect(stdout.split('\n').filter((line) => line.includes(waiting))).toHaveLength(1);
    expect(stdout).not.toContain('secret');
  });

  it('says in readyz which event of another program stops it', async () => {
    const client = connect(standIn.url);
    const greeting = jsonEvent({ type: 'Greeted', data: { hello: 'world' } });
    await client.appendToStream('qlaim.account-x', greeting, { expectedRevision: 'no_stream' });
    const program = await RunningProgram.start(settingsIn('foreign'));
    const named = await program.waitForResponse('/readyz', (text) => text.includes('has stopped'));
    program.signal('SIGTERM');
    const { stdout } = await program.ended();
    const problem = 'the event log is damaged: qlaim.account-x@0 (Greeted) is not an event of this product';
    expect(named).toContain(`mail-outbox has stopped: ${problem}`);
    expect(stdout).toContain(problem);
  });
});
