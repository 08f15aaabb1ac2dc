import { pluralIn } from '../../plural.ts';
import type { JumpTexts } from './texts.ts';

const counted = pluralIn('ar');
const codes = counted({
  zero: () => 'لا رموز',
  one: () => 'رمز واحد',
  two: () => 'رمزان',
  few: (n) => `${n} رموز`,
  many: (n) => `${n} رمزًا`,
  other: (n) => `${n} رمز`,
});
const found = counted({
  zero: () => 'لا نتائج',
  one: () => 'نتيجة واحدة',
  two: () => 'نتيجتان',
  few: (n) => `${n} نتائج`,
  many: (n) => `${n} نتيجة`,
  other: (n) => `${n} نتيجة`,
});

export const texts: JumpTexts = {
  title: 'الانتقال إلى',
  label: 'رمز أو دفعة أو شخص أو قسم',
  list: 'النتائج',
  searching: 'جارٍ البحث …',
  none: 'لا نتائج',
  found,
  section: 'قسم',
  code: 'رمز QR',
  batchOf: (day) => `دفعة ${day}`,
  batch: (day, size) => `دفعة ${day}، ${codes(size)}`,
};
