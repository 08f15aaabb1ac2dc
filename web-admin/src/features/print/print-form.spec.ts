import { expect, it } from 'vitest';
import { FIRST_FORM, readForm, saidErrors } from './print-form.ts';

it('reads lengths with a comma, and leaves out what does not count', () => {
  const { options } = readForm({ ...FIRST_FORM, symbolSize: ' 22,5 ', labelWidth: 'wide' }, 'pdf');
  expect(options).toEqual({
    format: 'pdf',
    paper: 'a4',
    symbolSize: 22.5,
    shortCode: true,
    cropMarks: true,
    logo: 'none',
  });
});

it.each([
  [{ symbolSize: '' }, { symbolSize: 'The symbol must be 10 to 200 mm' }],
  [{ symbolSize: '2O' }, { symbolSize: 'The symbol must be 10 to 200 mm' }],
  [{ paper: 'label', labelHeight: '500' }, { labelHeight: 'The label’s height must be 15 to 400 mm' }],
  [{ logo: 'image' }, { logoImage: 'Choose a logo' }],
] as const)('names the field that is wrong: %o', (over, errors) => {
  expect(readForm({ ...FIRST_FORM, ...over }, 'pdf')).toEqual({ errors });
});

it('says what is wrong in another language', () => {
  expect(saidErrors({ sheet: 'Choose a label sheet' }, (message) => `${message}!`)).toEqual({
    sheet: 'Choose a label sheet!',
  });
});
