import type { ChangeTexts } from './index.ts';

export const ar: ChangeTexts = {
  generated: 'أُنشئ الرمز',
  approved: 'تمت الموافقة',
  unapproved: 'سُحبت الموافقة',
  enabled: 'فُعّل',
  disabled: 'أُوقف',
  restricted: 'وُسم بأنه غير مدفوع',
  unrestricted: 'وُسم بأنه مدفوع',
  claimed: 'تم امتلاكه',
  named: 'تغيّر الاسم',
  saved: 'تم الحفظ',
  cleared: 'أُفرغ الرمز',
  hidden: 'أُخفي مؤقتًا',
  shown: 'أُظهر من جديد',
  withheld: 'حُجب عن الزوار',
  lifted: 'رُفع الحجب',
  reset: 'أُعيد ضبطه: أُزيل الاسم والوجهة',
  released: 'غادر المالك',
  handedOver: 'نُقل إلى مالك آخر',
  imageAttached: 'أُضيفت صورة الرمز',
  imageRemoved: 'أُزيلت صورة الرمز',
};
