import { expect, it } from 'vitest';
import { forgetDrafts } from '../../../shell/drafts-store.ts';
import { type EditValues, valuesOf } from '../edit-values.ts';
import { draftStore, withoutSecrets } from './draft.ts';

const values: EditValues = { ...valuesOf({ name: null, storedInfo: null }), link: 'a.com' };
const draft = { values, revision: 3, why: 'network' };

it('finds the draft of a code in every spelling of the code', () => {
  draftStore('rosa', '7K3M9QWX2P').keep(draft);
  expect(draftStore('rosa', '7k3m9qwx2p').recall()).toEqual(draft);
  draftStore('rosa', '7k3m9qwx2p').forget();
  expect(draftStore('rosa', '7K3M9QWX2P').recall()).toBeUndefined();
});

it('keeps the drafts of accounts apart, and removes all of them', () => {
  draftStore('rosa', '7K3M9QWX2P').keep(draft);
  draftStore('omar', '7K3M9QWX2P').keep({ ...draft, revision: 4 });
  expect(draftStore('rosa', '7K3M9QWX2P').recall()?.revision).toBe(3);
  expect(draftStore('omar', '7K3M9QWX2P').recall()?.revision).toBe(4);
  localStorage.setItem('qlaim:other', '1');
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['qlaim:other']);
});

it('does not read a draft of another version', () => {
  localStorage.setItem('qlaim:draft:rosa:7K3M9QWX2P', JSON.stringify({ ...draft, version: 0 }));
  expect(draftStore('rosa', '7K3M9QWX2P').recall()).toBeUndefined();
});

it('reads a draft whose files have a small picture in place of their forms', () => {
  const file = { id: 'a', url: 'a', name: 'a.jpg', contentType: 'image/jpeg', size: 1, description: '' };
  const image = { files: [{ ...file, picture: 'w320.webp', state: 'ready' }, file] };
  localStorage.setItem(
    'qlaim:draft:rosa:7K3M9QWX2P',
    JSON.stringify({ ...draft, values: { ...values, image }, version: 1 }),
  );
  const sources: unknown[] = [];
  expect(draftStore('rosa', '7K3M9QWX2P').recall()?.values.image.files).toEqual([
    { ...file, sources, caption: '', state: 'ready' },
    { ...file, sources, caption: '' },
  ]);
});

it('stores no secure code', () => {
  const stored = withoutSecrets({ page: { title: 'Rosa', isProtected: true, password: 'secret-code' } });
  expect(stored).toEqual({ page: { title: 'Rosa', isProtected: true, password: '' } });
});
