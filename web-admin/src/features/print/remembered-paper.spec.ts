import { expect, it } from 'vitest';
import { FIRST_FORM } from './print-form.ts';
import { rememberedForm, rememberPaper } from './remembered-paper.ts';

const KEY = 'qlaim.print.paper';

it('keeps the paper and what the printer is off by, and nothing that belongs to one print', () => {
  const form = { ...FIRST_FORM, paper: 'sheet', sheet: 'herma-4677', shiftY: '0,5' } as const;
  rememberPaper({ ...form, startAt: '7', backs: true, logo: 'image', logoImage: 'AA' });
  expect(rememberedForm()).toEqual(form);
});

it.each(['', 'null', '7', '{', '{"paper":"stone","sheet":"avery-1","shiftX":null}', '[]'])(
  'begins anew where something else is stored: %s',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(rememberedForm()).toEqual(FIRST_FORM);
  },
);
