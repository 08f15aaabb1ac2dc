import { readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { openHashThreads } from './hash-threads.ts';
import { hashMatches, keepHash } from './hashes.ts';

const WEAK = { algorithm: 2, memoryCost: 1_024, timeCost: 1, parallelism: 1 };
const SECRET = 'a secret of ada';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const kept = async (id: string) => String((await fixture.vault.get('credential', id))?.value);

it('a hash matches its secret alone', async () => {
  const id = await keepHash(fixture, 'credential', SECRET);

  expect(await hashMatches(fixture.vault, 'credential', id, SECRET)).toBe(true);
  expect(await hashMatches(fixture.vault, 'credential', id, 'another')).toBe(false);
});

it('a match replaces a hash of weaker parameters, and a wrong secret does not', async () => {
  const weak = await hash(SECRET, WEAK);
  await fixture.vault.put({ kind: 'credential', id: 'old', value: weak, seen: 0 });

  expect(await hashMatches(fixture.vault, 'credential', 'old', 'another')).toBe(false);
  expect(await kept('old')).toBe(weak);
  expect(await hashMatches(fixture.vault, 'credential', 'old', SECRET)).toBe(true);

  const strong = await kept('old');
  expect(strong).toContain('$m=19456,t=2,p=1$');
  expect(await hashMatches(fixture.vault, 'credential', 'old', SECRET)).toBe(true);
  expect(await kept('old')).toBe(strong);
});

it('two secrets are hashed at once, some wait, and the others are told to come back', async () => {
  const threads = openHashThreads(3);
  const calls = Array.from({ length: 20 }, () => threads.hash(SECRET, WEAK));

  const outcomes = await Promise.allSettled(calls);

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThanOrEqual(15);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(EngineUnavailable);
  expect(await threads.hash(SECRET, WEAK)).toMatch(/^\$argon2id\$/);
});

it('a file is read while secrets are hashed, because they have threads of their own', async () => {
  const done: string[] = [];
  const slow = { ...WEAK, memoryCost: 65_536, timeCost: 8 };
  const threads = openHashThreads();
  const hashing = Array.from({ length: 8 }, () => threads.hash(SECRET, slow).then(() => done.push('hash')));

  await readFile(import.meta.filename);
  done.push('file');

  await Promise.all(hashing);
  expect(done[0]).toBe('file');
});
