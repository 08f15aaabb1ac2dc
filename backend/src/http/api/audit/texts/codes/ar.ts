import { texts as bulk } from '../../../../../texts/console/bulk/ar.ts';
import { ar as content } from '../../../../../texts/content/ar.ts';
import { isolate } from '../../../../../texts/isolate.ts';
import type { CodesEvent } from '../events.ts';
import { tagsIn } from '../tags.ts';
import type { TextsOf } from '../texts-of.ts';

const inWords = tagsIn({
  some: 'وسوم',
  one: 'وسم واحد',
  many: (count) => `وسوم عددها ${count}`,
  named: (tag) => `الوسم «${isolate(tag)}»`,
  allNamed: (tags) => `الوسوم ${tags.map((tag) => `«${isolate(tag)}»`).join('، ')}`,
});

/** The events of codes in Arabic words. */
export const codes: TextsOf<CodesEvent> = {
  BatchGenerated: ({ codes }) => `أُنشئت دفعة: ${bulk.codes(codes.length)}.`,
  BatchExpanded: () => 'أُنشئت كل رموز الدفعة.',
  BatchImported: ({ size }) => `استُوردت دفعة: ${bulk.codes(size)}.`,
  BatchNamed: ({ name }) => (name === '' ? 'أُزيل اسم الدفعة.' : 'سُمّيت الدفعة.'),
  BatchNoted: ({ note }) => (note === '' ? 'أُزيلت ملاحظة الدفعة.' : 'أُضيفت ملاحظة إلى الدفعة.'),
  BulkActionRequested: ({ action, confirmed }) =>
    `طُلب إجراء جماعي، ${bulk.codes(confirmed)}: ${bulk.actions[action].label}.`,
  BulkTagsChosen: ({ tags }, sees) => `يتعلق الإجراء الجماعي بما يلي: ${inWords(tags, sees)}.`,
  BulkReasonsGiven: () => 'ذُكرت الأسباب لمالكي الرموز.',
  ImportDescribed: ({ source }) => `الرموز من ملف للبرنامج ${source}.`,
  BulkCodesListed: ({ codes }) => `أُدرجت رموز في الإجراء الجماعي: ${bulk.codes(codes.length)}.`,
  BulkActionStarted: ({ total }) => `بدأ الإجراء الجماعي: ${bulk.codes(total)}.`,
  BulkCodesHandled: ({ count }) => `عالج الإجراء الجماعي رموزًا: ${bulk.codes(count)}.`,
  BulkActionCancelled: () => 'أُلغي الإجراء الجماعي.',
  BulkActionFinished: () => 'انتهى الإجراء الجماعي.',
  BulkUndoRequested: () => 'طُلب التراجع عن الإجراء الجماعي كله.',
  BulkCodesUndone: ({ restored }) => `استعادت رموز قيمتها السابقة: ${bulk.codes(restored)}.`,
  BulkUndoFinished: () => 'تم التراجع عن الإجراء الجماعي.',
  CodeGenerated: ({ index }) => `أُنشئ الرمز، ورقمه ${index + 1} في دفعته.`,
  CodeImported: ({ index }) => `استُورد الرمز، ورقمه ${index + 1} في استيراده.`,
  CodeApproved: () => 'تمت الموافقة على الرمز.',
  CodeApprovalWithdrawn: () => 'سُحبت الموافقة على الرمز.',
  CodeEnabled: () => 'فُعّل الرمز.',
  CodeDisabled: () => 'أُوقف الرمز.',
  CodeRestricted: () => 'وُسم الرمز بأنه غير مدفوع.',
  CodeUnrestricted: () => 'وُسم الرمز بأنه مدفوع.',
  CodeClaimed: () => 'تم امتلاك الرمز.',
  CodeNamed: ({ name }) => (name === '' ? 'أُزيل اسم الرمز.' : 'سُمّي الرمز.'),
  ContentSaved: ({ infoType }) => `حُفظ المحتوى: ${content.labels[infoType]}.`,
  ContentCleared: () => 'أُزيل المحتوى.',
  ContentHidden: () => 'أُخفي المحتوى مؤقتًا.',
  ContentShown: () => 'أُظهر المحتوى من جديد.',
  ContentWithheld: () => 'حُجب المحتوى عن الزوار.',
  WithholdingLifted: () => 'لم يعد المحتوى محجوبًا عن الزوار.',
  DestinationFlagged: ({ list }) =>
    list === 'staff'
      ? 'أُبقي التحذير من إحدى الوجهات.'
      : `توجد إحدى الوجهات في القائمة ${isolate(list)}: يُحذَّر الزوار منها.`,
  DestinationCleared: ({ why }) =>
    why === 'staff' ? 'رُفع التحذير من إحدى الوجهات.' : 'لم تعد الوجهة في أي قائمة: انتهى التحذير منها.',
  CodeReleased: ({ closed }) =>
    `تخلّى المالك عن الرمز، ${closed ? 'ويجب أن يوافق عليه مدير من جديد' : 'ويمكن لأي شخص امتلاكه'}.`,
  CodeHandedOver: ({ kept }) => `نُقل الرمز إلى مالك آخر، ${kept ? 'مع محتواه' : 'دون اسم ولا محتوى'}.`,
  CodeReset: () => 'أُزيل الاسم والمحتوى.',
  FilePrepared: () => 'أُعدّ ملف من المحتوى للصفحات.',
  ImageAttached: () => 'رُفعت صورة للرمز.',
  ImageRemoved: () => 'أُزيلت صورة الرمز.',
  CodeNoted: ({ note }) => (note === '' ? 'أُزيلت ملاحظة الرمز.' : 'أُضيفت ملاحظة إلى الرمز.'),
  CodeTagged: ({ tags }, sees) => `أُضيف إلى الرمز: ${inWords(tags, sees)}.`,
  CodeUntagged: ({ tags }, sees) => `أُزيل عن الرمز: ${inWords(tags, sees)}.`,
  CodeDeleted: () => 'حُذف الرمز.',
  ViewShared: ({ name }, sees) => `تمت مشاركة عرض للرموز مع الزملاء${sees ? `: «${isolate(name)}»` : ''}.`,
  SharedViewRenamed: ({ name }, sees) => `غُيّر اسم عرض مشترك للرموز${sees ? ` إلى «${isolate(name)}»` : ''}.`,
  SharedViewRemoved: () => 'لم يعد أحد عروض الرموز مشتركًا.',
};
