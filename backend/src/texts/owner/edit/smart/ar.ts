import { isolate } from '../../../isolate.ts';
import type { EditWords } from '../texts.ts';

export const smart: EditWords['smart'] = {
  lead: 'يفتح المسح رابط الفترة التي يقع فيها، بالمنطقة الزمنية لمن يمسح. الفترة التي تتجاوز منتصف الليل تحتاج إلى فترتين: واحدة حتى 23:59 وأخرى من 00:00.',
  time: (place) => `الفترة ${place}`,
  from: 'من الساعة',
  to: 'إلى الساعة',
  link: 'الرابط',
  zone: 'المنطقة الزمنية',
  zoneHelp: 'اكتب اسم مدينة بالإنجليزية للبحث.',
  remove: 'إزالة',
  removeTime: (place) => ` الفترة ${place}`,
  add: 'إضافة فترة',
  defaultUrl: 'الرابط الافتراضي',
  defaultHelp: 'يُفتح في أي وقت آخر. اتركه فارغًا ليُفتح المتجر.',
  day: (zone) => `اليوم في ${isolate(zone)}`,
  overlap: (from, to) => `من ${from} إلى ${to}: فترات متداخلة، وتُعتمد التي تبدأ لاحقًا`,
  gap: (from, to) => `من ${from} إلى ${to}: لا فترة لك، فيُفتح الرابط الافتراضي`,
  opensAt: 'ماذا يُفتح في الساعة…؟',
  opensShop: 'يُفتح المتجر: لا تنطبق أي فترة من فتراتك، ولا يوجد رابط افتراضي.',
  opens: (link) => `يفتح ${isolate(link)}`,
  incomplete: 'يفتح رابط هذه الفترة عندما يكتمل.',
};
