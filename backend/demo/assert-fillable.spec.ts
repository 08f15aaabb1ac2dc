import { afterEach, beforeEach, expect, it } from 'vitest';
import { register } from '../src/commands/accounts/register.ts';
import { generateBatch } from '../src/commands/codes/generate-batch.ts';
import { SYSTEM } from '../src/ports/event-store.ts';
import { type Fixture, openFixture } from '../src/testing/fixture.ts';
import { begin, finish } from './assert-fillable.ts';
import { PEOPLE } from './people.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it('an empty installation may be filled', async () => {
  await expect(begin(fixture)).resolves.toBeUndefined();
});

it('an installation with codes is refused, and stays as it is', async () => {
  await generateBatch(fixture, SYSTEM, 1);

  await expect(begin(fixture)).rejects.toThrow('the installation holds codes');
  expect(await fixture.vault.get('setting', 'seed')).toBeUndefined();
});

it('an installation with one of the people is refused', async () => {
  const [person] = PEOPLE;
  await register(fixture, {
    ...person,
    role: 'user',
    provider: 'local',
    emailVerified: true,
    password: 'a-password',
  });

  await expect(begin(fixture)).rejects.toThrow(`${person.email} is a user`);
});

it('after a run that was cut off, the next one says how to start over', async () => {
  await begin(fixture);

  await expect(begin(fixture)).rejects.toThrow(/cut off.*empty installation/);
});

it('of two runs at once, one is refused', async () => {
  const outcomes = await Promise.allSettled([begin(fixture), begin(fixture)]);

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('a run whose codes are gone with the log may be repeated', async () => {
  await begin(fixture);
  await finish(fixture);

  await expect(begin(fixture)).resolves.toBeUndefined();
});
