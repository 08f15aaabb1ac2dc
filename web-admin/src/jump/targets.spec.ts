import { expect, test } from 'vitest';
import { sectionTargets, targetOf } from './targets.ts';

const labels = (text: string) => sectionTargets(text).map(({ label }) => label);

test('a section is found by a part of its name', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Home', 'Codes', 'Scans', 'Operations']));
  expect(labels(' scan')).toEqual(['Scans']);
  expect(labels('nothing')).toEqual([]);
});

test('a code leads to the list of codes, and shows its name and owner', () => {
  const target = targetOf({ kind: 'code', code: '7K3M9QWX2P', name: 'Bench', owner: 'Rosa Diaz' });
  expect(target).toMatchObject({ label: '7K3M 9QWX 2P', detail: 'Bench, Rosa Diaz' });
  const address = new URL(target.address, 'https://qlaim.example');
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ link: '7K3M9QWX2P' });
  expect(targetOf({ kind: 'code', code: '7K3M9QWX2P', name: null, owner: null }).detail).toBe('Code');
});

test('a batch leads to its codes in the table, and a person to their page', () => {
  const batch = { kind: 'batch', id: '0b0f6f0e-7f0c', createdAt: '2026-11-22T10:00:00Z', size: 1 } as const;
  const named = targetOf({ ...batch, name: 'Summer mugs' });
  expect(named).toMatchObject({ label: 'Summer mugs', detail: 'Batch of 22/11/26, 1 code' });
  const address = new URL(named.address, 'https://qlaim.example');
  expect(address.pathname).toBe('/codes/table');
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ batchId: batch.id });
  expect(targetOf({ ...batch, name: '' }).label).toBe('Batch 0b0f6f0e');
  const rosa = {
    kind: 'person',
    id: 'r',
    firstName: 'Rosa',
    lastName: 'Diaz',
    email: 'rosa@example.com',
  } as const;
  expect(targetOf(rosa)).toEqual({ address: '/people/r', label: 'Rosa Diaz', detail: 'rosa@example.com' });
});
