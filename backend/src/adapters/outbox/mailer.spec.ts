import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { CONTRACT_SENDER, mailerContract } from '../../testing/contracts/mailer.contract.ts';
import { openOutboxMailer } from './mailer.ts';

const mail = { to: 'someone@secret.example', subject: 's', text: 't', html: 'h', language: 'en', id: 'm' };

describe('outbox mailer', () => {
  let folder: string;
  let lines: unknown[];
  let now: Date;
  const clock = { now: () => now };
  const logger = { info: (...line: unknown[]) => void lines.push(line) };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    lines = [];
    now = new Date('2026-05-04T03:02:01.007Z');
  });
  afterEach(() => rm(folder, { recursive: true }));

  mailerContract(async () => {
    const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
    const systemTime = { now: () => new Date() };
    return {
      mailer: openOutboxMailer({ folder: outbox, from: CONTRACT_SENDER, logger, clock: systemTime }),
      received: async () => Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name)))),
      dispose: () => rm(outbox, { recursive: true }),
    };
  });

  it('names files by their time, and leaves nothing else in the folder', async () => {
    const mailer = openOutboxMailer({ folder: join(folder, 'new'), from: CONTRACT_SENDER, logger, clock });
    await mailer.send(mail);
    now = new Date('2026-05-04T03:02:01.010Z');
    await mailer.send(mail);
    expect((await readdir(join(folder, 'new'))).toSorted()).toEqual([
      expect.stringMatching(/^2026-05-04T03-02-01\.007Z-[0-9a-f]{8}\.eml$/),
      expect.stringMatching(/^2026-05-04T03-02-01\.010Z-[0-9a-f]{8}\.eml$/),
    ]);
  });

  it('forgets the mails that were sent before a time, and no other file', async () => {
    const mailer = openOutboxMailer({ folder, from: CONTRACT_SENDER, logger, clock });
    await mailer.send(mail);
    now = new Date('2026-05-04T03:02:01.010Z');
    await mailer.send(mail);
    await writeFile(join(folder, '2000-notes.txt'), 'of somebody else');
    await mailer.forget(now);
    expect((await readdir(folder)).toSorted()).toEqual([
      '2000-notes.txt',
      expect.stringMatching(/^2026-05-04T03-02-01\.010Z-/),
    ]);
  });

  it('has nothing to forget before its first mail', async () => {
    const mailer = openOutboxMailer({ folder: join(folder, 'none'), from: CONTRACT_SENDER, logger, clock });
    await expect(mailer.forget(now)).resolves.toBeUndefined();
  });

  it('logs the file of a mail, and not its address', async () => {
    const mailer = openOutboxMailer({ folder, from: CONTRACT_SENDER, logger, clock });
    await mailer.send(mail);
    const [name = ''] = await readdir(folder);
    expect(lines).toEqual([[{ file: join(folder, name) }, 'mail written to the outbox']]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('reports a folder that is out of reach', async () => {
    await writeFile(join(folder, 'file'), '');
    const mailer = openOutboxMailer({ folder: join(folder, 'file'), from: CONTRACT_SENDER, logger, clock });
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(EngineUnavailable);
  });
});
