import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { BulkTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: BulkTexts = {
  title: 'الإجراءات الجماعية',
  codes: counted({
    zero: () => 'لا رموز',
    one: () => 'رمز واحد',
    two: () => 'رمزان',
    few: (n) => `${n} رموز`,
    many: (n) => `${n} رمزًا`,
    other: (n) => `${n} رمز`,
  }),
  of: (action, codes) => `${action}: ${codes}`,
  bar: {
    none: 'لم يُحدَّد شيء',
    selected: (codes) => `المحدَّد: ${codes}`,
    selectAll: (total) => `تحديد كل المطابق (${total})`,
    clear: 'إلغاء التحديد',
    action: 'الإجراء',
    apply: 'تطبيق…',
    tooMany: (most) => `${most} رمز على الأكثر واحدًا واحدًا. استخدم المرشِّحات وحدّد كل المطابق.`,
  },
  actions: {
    approve: { label: 'الموافقة', effect: 'يمكن للمشترين امتلاكها.' },
    unapprove: { label: 'سحب الموافقة', effect: 'لا يمكن لأحد امتلاكها.' },
    enable: { label: 'تفعيل', effect: 'تقود عمليات المسح إلى حيث اختار مالكوها.' },
    disable: { label: 'إيقاف', effect: 'تقود عمليات المسح إلى المتجر.' },
    restrict: { label: 'وسمها بأنها غير مدفوعة', effect: 'لا يمكن لأحد امتلاكها.' },
    unrestrict: { label: 'وسمها بأنها مدفوعة', effect: 'يمكن للمشترين امتلاك ما تمت الموافقة عليه منها.' },
    note: { label: 'إسناد ملاحظة', effect: 'تحلّ الملاحظة محل أي ملاحظة سابقة.' },
    tag: { label: 'إضافة وسوم', effect: 'تبقى الوسوم التي لها.' },
    untag: { label: 'إزالة وسوم', effect: 'تبقى وسومها الأخرى.' },
    delete: { label: 'حذف', effect: 'تُفقد محتوياتها، ولا تُمنح رموزها القصيرة مرة أخرى أبدًا.' },
    import: { label: 'استيراد', effect: 'تظل تؤدي إلى حيث كانت تؤدي.' },
  },
  ask: {
    any: (action, codes) => `${action}: ${codes}؟`,
    note: (codes) => `إسناد ملاحظة: ${codes}؟`,
    tag: (codes) => `إضافة وسوم: ${codes}؟`,
    untag: (codes) => `إزالة وسوم: ${codes}؟`,
  },
  confirm: {
    any: (action, codes) => `${action}: ${codes}`,
    note: (codes) => `إسناد: ${codes}`,
    tag: (codes) => `إضافة: ${codes}`,
    untag: (codes) => `إزالة: ${codes}`,
  },
  question: {
    cancel: 'إلغاء',
    note: 'الملاحظة',
    noteHelp: 'لا يراها إلا المديرون. الملاحظة الفارغة تزيل الموجودة.',
    reasonsHelp:
      'يقرؤها مالكو الرموز بالبريد وفي التطبيق، ويمكنهم الاعتراض. الرموز بلا مالك لا تحتاج إليها. لا تذكر اسم أحد.',
    noTag: 'أضف وسمًا',
    undoable: 'يمكن التراجع عنها كلها دفعة واحدة بعد ذلك.',
    final: 'لا يمكن التراجع عن هذا.',
  },
  undo: {
    action: 'تراجع',
    ask: (codes) => `التراجع: ${codes}؟`,
    cancel: 'إلغاء',
    advice: 'يعود كل رمز كما كان. الرموز التي عدّلها شخص ما منذ ذلك تبقى كما هي، وتذكرها النتيجة.',
  },
  list: {
    earlier: 'عرض السابقة',
    fold: 'طيّ',
    details: 'التفاصيل',
    cancel: 'إلغاء',
    result: 'النتيجة بصيغة CSV',
    undoing: (action) => `جارٍ التراجع: ${action}`,
    quoted: (note) => `«${isolate(note)}»`,
  },
  done: {
    approve: (number) => `تمت الموافقة على ${number}`,
    unapprove: (number) => `سُحبت الموافقة عن ${number}`,
    enable: (number) => `فُعّل ${number}`,
    disable: (number) => `أُوقف ${number}`,
    restrict: (number) => `وُسم ${number} بأنه غير مدفوع`,
    unrestrict: (number) => `وُسم ${number} بأنه مدفوع`,
    note: (number) => `أُسندت الملاحظة إلى ${number}`,
    tag: (number) => `أُضيفت الوسوم إلى ${number}`,
    untag: (number) => `أُزيلت الوسوم عن ${number}`,
    delete: (number) => `حُذف ${number}`,
    import: (number) => `تم استيراد ${number}`,
  },
  outcome: {
    unchanged: (number) => `${number} كان كذلك من قبل`,
    refused: (number) => `رُفض ${number}`,
    left: (number) => `تُرك ${number} بسبب الإلغاء`,
    restored: (number) => `تم التراجع عن ${number}`,
    kept: (number) => `بقي ${number} كما هو لأنه عُدّل منذ ذلك`,
    cancelled: 'أُلغي قبل الرمز الأول',
  },
};
