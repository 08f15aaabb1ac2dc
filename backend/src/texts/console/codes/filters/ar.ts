import { ar as content } from '../../../content/ar.ts';
import { isolate } from '../../../isolate.ts';
import type { CodeFilterTexts } from './texts.ts';

export const texts: CodeFilterTexts = {
  content,
  any: 'الكل',
  none: 'لم يُعثر على شيء',
  type: 'النوع',
  owner: { label: 'المالك', clear: 'كل المالكين', some: 'شخص واحد' },
  batch: { label: 'الدفعة', clear: 'كل الدفعات', some: 'دفعة واحدة' },
  tag: { label: 'الوسم', clear: 'كل الوسوم' },
  dates: {
    label: 'التواريخ',
    own: 'من … إلى …',
    from: 'من',
    to: 'إلى',
    presets: {
      today: 'اليوم',
      week: 'آخر 7 أيام',
      month: 'هذا الشهر',
      lastMonth: 'الشهر الماضي',
      year: 'هذه السنة',
    },
  },
  switches: {
    isActive: { label: 'مفعّل', off: 'موقوف', on: 'مفعّل' },
    approved: { label: 'الموافقة', off: 'لا موافقة', on: 'تمت الموافقة' },
    claimed: { label: 'مملوك', off: 'غير مملوك', on: 'مملوك' },
    restricted: { label: 'غير مدفوع', off: 'مدفوع', on: 'غير مدفوع' },
    scanned: { label: 'ممسوح', off: 'لم يُمسح قط', on: 'ممسوح' },
    flagged: { label: 'تحذير', off: 'دون تحذير', on: 'مع تحذير' },
  },
  set: {
    label: 'المرشِّحات المفعّلة',
    clear: 'مسح',
    clearAll: 'مسح كل المرشِّحات',
    take: (filter) => `إزالة: ${filter}`,
    type: (type) => `النوع: ${type}`,
    owner: (owner) => `المالك: ${isolate(owner)}`,
    batch: (batch) => `الدفعة: ${isolate(batch)}`,
    tag: (tag) => `الوسم: ${isolate(tag)}`,
    between: (first, last) => `${first} إلى ${last}`,
    from: (day) => `من ${day}`,
    to: (day) => `حتى ${day}`,
    claimedFrom: (day) => `مملوك منذ ${day}`,
    link: (beginning) => `يبدأ بـ ${isolate(beginning)}`,
    chosen: (count) => `المختارة: ${count}`,
  },
};
