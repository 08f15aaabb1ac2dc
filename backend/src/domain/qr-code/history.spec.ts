import { describe, expect, it } from 'vitest';
import type { Actor } from '../../ports/event-store.ts';
import { fold } from '../../testing/given.ts';
import {
  ADA,
  ADMIN,
  adasCode,
  claimedBy,
  contentCleared,
  generated,
  LINK,
  named,
  PHONE,
  reset,
  saved,
} from '../../testing/qr-code.ts';
import { ERASED } from '../event.ts';
import type { QrCodeEvent } from './events.ts';
import { type CodeFact, historyOf, isAvailable, showTheSame } from './history.ts';
import { QR_CODE } from './qr-code.ts';

const ada: Actor = { kind: 'user', id: ADA.id };

/** Each list is one append, a minute after the previous one. */
async function* facts(...appends: readonly (readonly QrCodeEvent[])[]): AsyncGenerator<CodeFact> {
  let revision = 0;
  for (const [minute, events] of appends.entries())
    for (const event of events) {
      const at = `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
      yield { ...event, revision: revision++, at, actor: ada };
    }
}

const kinds = async (events: AsyncIterable<CodeFact>, limit = 9, before?: number) =>
  (await historyOf(events, { limit, before })).versions.map(({ kind, revision }) => `${revision} ${kind}`);

describe('the history of a code', () => {
  it('lists each change once, with the state after it', async () => {
    const { versions, now, newest } = await historyOf(facts([generated], [saved(LINK)], [reset]), {
      limit: 9,
    });
    expect(versions.map(({ state }) => state.content)).toEqual([null, LINK, null]);
    expect(now.content).toBeNull();
    expect(newest).toBe(2);
  });

  it('joins name and content of one save', async () => {
    expect(await kinds(facts([generated], [named('a'), saved(LINK)]))).toEqual(['0 generated', '2 saved']);
    expect(await kinds(facts([generated], [named(''), contentCleared]))).toEqual([
      '0 generated',
      '2 cleared',
    ]);
  });

  it('does not join two saves', async () => {
    expect(await kinds(facts([named('a')], [saved(LINK)]))).toEqual(['0 named', '1 saved']);
    expect(await kinds(facts([named('a'), named('b')]))).toEqual(['0 named', '1 named']);
  });

  it('leaves out what was made of a file', async () => {
    const prepared: QrCodeEvent = { type: 'FilePrepared', data: { key: 'a', widths: [] } };
    const history = await historyOf(facts([saved(LINK)], [prepared]), { limit: 9 });
    expect(history.versions).toHaveLength(1);
    expect(history.newest).toBe(0);
    expect(history.now.prepared).toHaveProperty('a');
  });

  it('returns the newest changes before a revision, and whether there are older ones', async () => {
    const all = () => facts([generated], [saved(LINK)], [saved(PHONE)], [reset]);
    expect(await kinds(all(), 2)).toEqual(['2 saved', '3 reset']);
    expect(await kinds(all(), 2, 2)).toEqual(['0 generated', '1 saved']);
    expect((await historyOf(all(), { limit: 2 })).more).toBe(true);
    expect((await historyOf(all(), { limit: 2, before: 2 })).more).toBe(false);
    expect((await historyOf(all(), { limit: 2, before: 2 })).newest).toBe(3);
  });
});

describe('an earlier state', () => {
  const state = (...events: readonly QrCodeEvent[]) => fold(QR_CODE, events);
  const now = state(...adasCode, saved(LINK));

  it('is available to the owner since the claim, and to admins always', () => {
    const before = state(generated, saved(PHONE));
    expect(isAvailable(before, now, ADA)).toBe(false);
    expect(isAvailable(before, now, ADMIN)).toBe(true);
    expect(isAvailable(state(generated, saved(PHONE), claimedBy(ADA)), now, ADA)).toBe(true);
  });

  it.each([
    ['name', { type: 'CodeNamed', data: { person: ADA.id, name: ERASED } }],
    ['content', { type: 'ContentSaved', data: { person: ADA.id, infoType: 'link', content: ERASED } }],
  ] as const)('is not available once its %s is erased', (_what, event) => {
    expect(isAvailable(state(...adasCode, event), now, ADMIN)).toBe(false);
  });

  it('is the same with equal name and content', () => {
    expect(showTheSame(state(generated, saved(LINK)), now)).toBe(true);
    expect(showTheSame(state(generated, saved(LINK), named('a')), now)).toBe(false);
    expect(showTheSame(state(generated, saved(PHONE)), now)).toBe(false);
  });
});
