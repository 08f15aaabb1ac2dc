import { expect, it } from 'vitest';
import { absentCode } from '../../domain/qr-code/state.ts';
import { BLANK_CODE, CodeDocument } from './document.ts';
import { documentOf } from './document-of.ts';
import { NO_SCAN_COUNTS } from './scan-counts.ts';

it('a blank code has the fields of a document, and no more', () => {
  expect(Object.keys(BLANK_CODE).sort()).toEqual(Object.keys(CodeDocument.shape).sort());
  expect(documentOf(absentCode, NO_SCAN_COUNTS)).toEqual(BLANK_CODE);
});
