import { isolate } from '../../../isolate.ts';
import { ROLE_WORDS } from '../../../roles/index.ts';
import type { PeopleTexts } from '../texts.ts';

const KEPT = 'تبقى رموز الشخص ملكًا له.';
const words = ROLE_WORDS.ar;

const role = (name: string, does: string, change: string) => ({
  name,
  does,
  change,
  make: `منح دور «${name}»`,
  question: (who: string) => `هل تريد حقًا منح ${isolate(who)} دور «${name}»؟`,
});

export const roles: PeopleTexts['roles'] = {
  role: 'الدور',
  help: (does) => `هذا الدور ${does}.`,
  option: (name, does) => `${name}: ${does}`,
  title: 'تغيير الدور',
  next: 'متابعة',
  seesNames: 'إظهار الأسماء والبريد الإلكتروني لهذا المدقق',
  signedOut: 'يُسجَّل خروج الشخص من كل مكان، وتسري صلاحياته الجديدة منذ تسجيل دخوله القادم.',
  keysEnd: 'تنتهي مفاتيح API التي أنشأها.',
  of: {
    user: role(words.user, 'يملك الرموز', 'يقرأ هذا الدور رموزه ويعدّلها دون غيرها.'),
    admin: role(words.admin, 'يعدّل كل شيء', `لا يمكن لهذا الدور امتلاك الرموز. ${KEPT}`),
    manager: role(
      words.manager,
      'يعدّل الرموز ويطبعها، ويقرأ الأشخاص',
      `لا يمكن لهذا الدور امتلاك الرموز ولا تعديل الحسابات ولا قراءة السجل ومفاتيح API. ${KEPT}`,
    ),
    support: role(
      words.support,
      'يساعد الأشخاص، ويغيّر وجهات الرموز',
      `لا يمكن لهذا الدور امتلاك الرموز ولا إنشاؤها ولا الموافقة عليها ولا طباعتها ولا قراءة السجل ومفاتيح API. ${KEPT}`,
    ),
    printer: role(
      words.printer,
      'يقرأ الدفعات ويطبعها',
      'لا يمكن لهذا الدور امتلاك الرموز ولا تعديلها، ولا يقرأ الأشخاص. تبقى رموز الشخص ملكًا له وتستمر في العمل، ولا يعدّلها إلا المتجر.',
    ),
    auditor: role(
      words.auditor,
      'يقرأ كل شيء ولا يعدّل شيئًا',
      'لا يمكن لهذا الدور امتلاك الرموز ولا تعديلها. تبقى رموز الشخص ملكًا له وتستمر في العمل، ولا يعدّلها إلا المتجر.',
    ),
  },
};
