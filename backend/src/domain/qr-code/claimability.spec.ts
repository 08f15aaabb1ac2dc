import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimabilityOf } from './claimability.ts';
import { isClaimable } from './state.ts';

const FREE = {
  status: 'present',
  owner: null,
  infoType: null,
  imported: false,
  approved: true,
  active: true,
  restricted: false,
} as const;

it.each([
  ['a free one', {}, 'claimable'],
  ['one that was never generated', { status: 'absent' }, 'unknown'],
  ['a deleted one', { status: 'deleted', active: false }, 'deleted'],
  ['a disabled one, also with an owner', { active: false, owner: 'somebody' }, 'disabled'],
  ['one with an owner', { owner: 'somebody', restricted: true }, 'claimed'],
  ['a restricted one, approved or not', { restricted: true, approved: false }, 'nonpaying'],
  ['one that is not approved', { approved: false }, 'not-ready'],
  ['one with content and without an owner', { infoType: 'link' }, 'not-ready'],
  ['one that was printed elsewhere, with its content', { infoType: 'link', imported: true }, 'claimable'],
] as const)('%s', (_name, facts, expected) => {
  expect(claimabilityOf({ ...FREE, ...facts })).toBe(expected);
});

it('is claimable exactly where a claim succeeds', () => {
  const facts = fc.record({
    status: fc.constantFrom('absent', 'present', 'deleted'),
    owner: fc.constantFrom(null, 'somebody'),
    infoType: fc.constantFrom(null, 'link'),
    imported: fc.boolean(),
    approved: fc.boolean(),
    active: fc.boolean(),
    restricted: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (code) => (claimabilityOf(code) === 'claimable') === isClaimable(code)),
    { numRuns: 500 },
  );
});
