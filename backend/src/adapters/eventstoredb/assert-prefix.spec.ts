import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineMisconfigured } from '../../ports/errors.ts';
import { newEvent } from '../../testing/event-log.ts';
import { NONE as NONE_YET } from '../../testing/eventstoredb-stand-in/log.ts';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from './event-store.ts';

/** The prefix that is ours by default. */
const OURS = undefined;
const NONE = '';

describe('a start of an installation', () => {
  let standIn: EventStoreDbStandIn;
  const open: ReturnType<typeof openEventStoreDb>[] = [];
  const logOf = (prefix: string | undefined) => {
    const log = openEventStoreDb(standIn.url, prefix);
    open.push(log);
    return log;
  };
  const install = (prefix: string | undefined) =>
    logOf(prefix).store.append({ stream: 'qlaim-installation', expected: 'none', events: [newEvent()] });

  beforeEach(async () => {
    standIn = await new EventStoreDbStandIn().start();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ store }) => store.close()));
    standIn.kill();
  });

  it.each([
    ['our prefix, and the log is empty', [], OURS],
    ['our prefix, and the log has its installation', [OURS], OURS],
    ['our prefix, and the log has its installation beside one without a prefix', [OURS, NONE], OURS],
    ['no prefix, and the log is empty', [], NONE],
    ['no prefix, and the log has an installation without one', [NONE], NONE],
    ['no prefix, and the log has an installation with ours', [OURS], NONE],
  ])('goes on where it has %s', async (_name, installed, prefix) => {
    for (const each of installed) await install(each);
    await logOf(prefix).store.ping();
  });

  it('goes on where it has our prefix, and the stream without one is of another program', async () => {
    const bytes = Buffer.from('{}');
    const id = crypto.randomUUID();
    standIn.log.append('qlaim-installation', NONE_YET, [{ id, type: 'Other', data: bytes, metadata: bytes }]);
    await logOf(OURS).store.ping();
  });

  it('ends where it has our prefix, and the log has an installation without one alone', async () => {
    await install(NONE);
    await expect(logOf(OURS).store.ping()).rejects.toThrow(EngineMisconfigured);
  });
});
