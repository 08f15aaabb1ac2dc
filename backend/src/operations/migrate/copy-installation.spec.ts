import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Keyring } from '../../log/keyring.ts';
import { PersonKeys } from '../../log/person-keys.ts';
import { gather, newEvents, readIds } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { Broken, breakingAfter, filesIn, fillInstallation, firstNameIn } from '../../testing/migration.ts';
import { readToEnd } from '../read-to-end.ts';
import { type MigrationPorts, type Moves, migrate } from './copy-installation.ts';
import { isEqual } from './digest.ts';
import { ForeignData } from './foreign-data.ts';

const ALL: Moves = { events: true, vault: true, files: true, topic: false };

const CODES = 40;

describe('copying an installation', () => {
  let source: Fixture;
  let target: Fixture;
  let ports: MigrationPorts;
  let userId = '';

  beforeEach(async () => {
    [source, target] = [await openFixture(), await openFixture()];
    ports = {
      source: { ...source, files: await filesIn(source) },
      target: { ...target, files: await filesIn(target) },
    };
    userId = await fillInstallation(source, CODES);
  });
  afterEach(async () => {
    await Promise.all([source.close(), target.close()]);
  });

  const move = async (moves: Partial<Moves> = {}) => migrate(ports, { ...ALL, ...moves }, () => undefined);
  const idsOf = async ({ feed }: Pick<Fixture, 'feed'>) =>
    (await gather(readToEnd(feed))).flat().map(({ id, position }) => `${position} ${id}`);

  it('copies everything, in its order', async () => {
    const comparisons = await move();
    const { length } = await idsOf(source);
    expect(comparisons.map(({ what, source: { count } }) => [what, count])).toEqual([
      ['events', length],
      ['secrets', 3],
      ['files', 3],
    ]);
    expect(comparisons.filter((comparison) => !isEqual(comparison))).toEqual([]);
    expect(await idsOf(target)).toEqual(await idsOf(source));
    expect(await firstNameIn(target, userId)).toBe('Ada');
    const copy = await ports.target.files.get('folder/b.png');
    expect(copy?.info).toMatchObject({ contentType: 'image/png', size: 12 });
    expect(String(await copy?.body.toArray())).toBe('folder/b.png');
  });

  it.each([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20])(
    'continues after it is broken off after %i writes each time',
    async (writes) => {
      const whole = ports;
      for (let broken = true, times = 0; broken; times += 1) {
        ports = { source: whole.source, target: breakingAfter(writes + times, whole.target) };
        broken = await move().then(
          () => false,
          (error: unknown) => {
            if (error instanceof Broken) return true;
            throw error;
          },
        );
      }
      ports = whole;
      expect((await move()).filter((comparison) => !isEqual(comparison))).toEqual([]);
      expect(await idsOf(target)).toHaveLength((await idsOf(source)).length);
    },
  );

  it('copies what was appended, changed and deleted since', async () => {
    await move();
    await source.events.append({ stream: 'scans-0', expected: 2, events: newEvents(2) });
    await source.keys.erase(userId);
    await source.vault.delete('session', 's');
    expect((await move()).filter((comparison) => !isEqual(comparison))).toEqual([]);
    expect(await readIds(target.events, 'scans-0')).toEqual(await readIds(source.events, 'scans-0'));
    expect(await firstNameIn(target, userId)).toBe('[erased]');
    expect(await target.vault.get('session', 's')).toBeUndefined();
  });

  it('keeps the time at which a secret expires', async () => {
    await move();
    expect(await target.vault.get('session', 's')).toEqual(await source.vault.get('session', 's'));
  });

  describe('writes nothing to a target that', () => {
    const writesNothing = async (moves: Partial<Moves> = {}) => {
      const before = [await idsOf(target), await gather(target.vault.scan())];
      await expect(move(moves)).rejects.toThrow(ForeignData);
      expect([await idsOf(target), await gather(target.vault.scan())]).toEqual(before);
    };

    it('has events of its own', async () => {
      await target.events.append({ stream: 'scans-0', expected: 'none', events: newEvents(1) });
      await writesNothing();
    });

    it('has new events of its own', async () => {
      await move();
      await target.events.append({ stream: 'scans-0', expected: 2, events: newEvents(1) });
      await writesNothing();
    });

    it('has secrets of its own', async () => {
      await target.vault.put({ kind: 'person-key', id: 'other', value: 'x' });
      await writesNothing();
    });

    it('was filled before and has changed, where the log is shared', async () => {
      ports = { ...ports, target: { ...ports.target, events: source.events, feed: source.feed } };
      await move({ events: false });
      await move({ events: false });
      await new PersonKeys(target.vault, new Keyring(Buffer.alloc(32, 7)), target.random).erase(userId);
      await writesNothing({ events: false });
    });

    it('has another file under the same key', async () => {
      await ports.target.files.put('a.png', 'image/gif', Buffer.from('other'));
      await expect(move()).rejects.toThrow('a.png');
    });
  });
});
