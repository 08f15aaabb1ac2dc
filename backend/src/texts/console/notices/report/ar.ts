import { ar as figures } from '../../../figures/ar.ts';
import { isolate } from '../../../isolate.ts';
import type { NoticeReportTexts } from './texts.ts';

/** The Arabic texts of the yearly report about notices. */
export const texts: NoticeReportTexts = {
  figures,
  title: 'التقرير السنوي',
  heading: (year) => `التقرير السنوي ${isolate(year)}`,
  intro: 'الأرقام التي يطلب القانون نشرها كل سنة (قانون الخدمات الرقمية، المادة 15). لا تذكر اسم أحد.',
  year: 'السنة',
  soFar: (year) => `${isolate(year)} حتى الآن`,
  nothing: 'لم يبلّغ أحد عن شيء في هذه السنة، ولم يُتخذ أي قرار.',
  print: 'طباعة',
  file: 'التقرير',
  columns: { part: 'القسم', figure: 'البيان', value: 'العدد' },
  none: 'لا شيء',
  total: 'المجموع',
  pair: (first, second) => `${first}: ${second}`,
  received: { title: 'البلاغات حسب السبب', trusted: 'من مبلّغين موثوقين', waiting: 'لم يُتخذ قرار بعد' },
  decided: {
    title: 'القرارات بشأن البلاغات',
    automated: 'بوسائل آلية',
    median: 'الوقت الوسيط حتى القرار، بالساعات',
  },
  own: { title: 'قرارات بلا بلاغ', unnamed: 'لم يُذكر سبب' },
  objections: {
    title: 'الاعتراضات',
    received: 'الواردة',
    upheld: 'أُلغي القرار',
    dismissed: 'بقي القرار',
    median: 'الوقت الوسيط حتى الرد، بالساعات',
  },
  reversals: {
    title: 'القرارات الملغاة',
    reversed: 'أُلغيت خلال السنة',
    restricting: 'قرارات السنة التي غيّرت رمزًا',
    overturned: 'ومنها ما أُلغي منذئذ',
    rate: 'معدل الخطأ، بالمئة',
  },
  notes: {
    title: 'عن الأرقام',
    utc: 'تمتد السنة من 1 يناير إلى 31 ديسمبر بالتوقيت العالمي.',
    flaggers: 'لا يعرف المنتج مبلّغين موثوقين ولا يستخدم وسائل آلية: القرار يتخذه شخص.',
    orders: 'أوامر السلطات غير محسوبة هنا. احسبها من مراسلاتك.',
    unowned: 'القرارات بشأن رموز بلا مالك موجودة في السجل فقط: فلا أحد يُبلَّغ بها.',
  },
};
