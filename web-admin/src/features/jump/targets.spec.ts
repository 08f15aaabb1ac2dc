import type { JumpTarget } from '@qlaim/backend/contract';
import { JUMP } from '@qlaim/backend/texts/console/jump';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { formatCreatedDate } from '@qlaim/web-kit';
import { expect, test } from 'vitest';
import { sectionTargets, type TargetWords, targetOf as targetIn } from './targets.ts';

const words: TargetWords = {
  sections: (await CONSOLE.first('en')).texts.words.sections,
  jump: (await JUMP.first('en')).texts,
  day: formatCreatedDate,
  locale: 'en-GB',
};
const targetOf = (found: JumpTarget) => targetIn(found, words);

const labels = (text: string) => sectionTargets(text, () => true, words).map(({ label }) => label);

test('a section is found by a part of its name', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Home', 'Codes', 'Scans', 'Operations']));
  expect(labels(' scan')).toEqual(['Scans']);
  expect(labels('nothing')).toEqual([]);
});

test('a code leads to its page, and shows its name and owner', () => {
  const target = targetOf({ kind: 'code', code: '7K3M9QWX2P', name: 'Bench', owner: 'Rosa Diaz' });
  expect(target).toMatchObject({ label: '7K3M 9QWX 2P', detail: 'Bench, Rosa Diaz' });
  expect(target.address).toBe('/codes/7K3M9QWX2P');
  expect(targetOf({ kind: 'code', code: '7K3M9QWX2P', name: null, owner: null }).detail).toBe('Code');
});

test('a batch and a person lead to their pages', () => {
  const batch = { kind: 'batch', id: '0b0f6f0e-7f0c', createdAt: '2026-11-22T10:00:00Z', size: 1 } as const;
  const named = targetOf({ ...batch, name: 'Summer mugs' });
  expect(named).toEqual({
    address: `/batches/${batch.id}`,
    label: 'Summer mugs',
    detail: 'Batch of 22/11/26, 1 code',
  });
  expect(targetOf({ ...batch, name: '' }).label).toBe('Batch of 22/11/26');
  const rosa = {
    kind: 'person',
    id: 'r',
    firstName: 'Rosa',
    lastName: 'Diaz',
    email: 'rosa@example.com',
  } as const;
  expect(targetOf(rosa)).toEqual({ address: '/people/r', label: 'Rosa Diaz', detail: 'rosa@example.com' });
});
