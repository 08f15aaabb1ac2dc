import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ONLY } from '../domain/aggregate.ts';
import { NOTHING_OWN } from '../domain/domain-settings/decide.ts';
import { DOMAIN_SETTINGS } from '../domain/domain-settings/domain-settings.ts';
import type { Actor } from '../ports/event-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { handle } from './handle.ts';

const GERMAN = 'codes.example.de';
const ADMIN = { kind: 'admin', id: 'root', apiKey: 'k' } as const;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const name = (context: Fixture, text: string) =>
  handle(context, DOMAIN_SETTINGS, ADMIN, ONLY, { domain: GERMAN, ...NOTHING_OWN, name: text });

it('what is asked for at a domain names it, and the same state serves both logs', async () => {
  const told = vi.fn();
  fixture.log.onAppended(told);
  const atGerman = { ...fixture, log: fixture.log.askedAt(GERMAN) };
  await name(fixture, 'One');
  await name(atGerman, 'Two');
  expect(told).toHaveBeenCalledTimes(2);
  const actors: Actor[] = [];
  for await (const { actor } of fixture.log.read(DOMAIN_SETTINGS.prefix)) actors.push(actor);
  expect(actors).toEqual([ADMIN, { ...ADMIN, domain: GERMAN }]);
  const { state } = await fixture.log.load(DOMAIN_SETTINGS, ONLY);
  expect(state[GERMAN]?.name).toBe('Two');
  expect((await atGerman.log.load(DOMAIN_SETTINGS, ONLY)).state).toBe(state);
});
