import { beforeEach, expect, it } from 'vitest';
import { drafts } from './draft.ts';

beforeEach(() => sessionStorage.clear());

it('finds the draft of a code in every spelling of the code', () => {
  const draft = {
    values: {
      tab: 'link' as const,
      name: '',
      link: 'a.com',
      phone: '',
      extension: '',
      smart: { conditions: [], defaultUrl: '' },
    },
    why: 'network',
  };
  drafts.keep('7K3M9QWX2P', draft);
  expect(drafts.recall('7k3m9qwx2p')).toEqual(draft);
  drafts.forget('7k3m9qwx2p');
  expect(drafts.recall('7K3M9QWX2P')).toBeUndefined();
});
