import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { TagTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: TagTexts = {
  list: 'الوسوم',
  takeOff: (tag) => `إزالة: ${isolate(tag)}`,
  label: 'الوسم',
  help: 'يأخذ مفتاح الإدخال ما تكتبه. لا تظهر الوسوم إلا في لوحة الإدارة.',
  inUse: 'الوسوم المستخدمة',
  codes: counted({
    zero: () => 'لا رموز',
    one: () => 'رمز واحد',
    two: () => 'رمزان',
    few: (n) => `${n} رموز`,
    many: (n) => `${n} رمزًا`,
    other: (n) => `${n} رمز`,
  }),
};
