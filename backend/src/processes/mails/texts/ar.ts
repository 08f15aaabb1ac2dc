import { isolate } from '../../../texts/isolate.ts';
import type { MailTexts } from './mail-texts.ts';

/** Arabic counts from three to ten in the plural, and from eleven on in the singular. */
export const forMinutes = (minutes: number) =>
  `${minutes} ${minutes >= 3 && minutes <= 10 ? 'دقائق' : 'دقيقة'}`;

export const ar: MailTexts = {
  greeting: (firstName) => `مرحبًا ${isolate(firstName)}،`,
  unnamed: 'مرحبًا،',
  otp: {
    subject: (otp) => `${otp} هو رمزك في Qlaim`,
    lead: 'أدخل هذا الرمز لتأكيد بريدك الإلكتروني:',
    close: (minutes) => `الرمز صالح لمدة ${forMinutes(minutes)}. إذا لم تطلبه، فيمكنك تجاهل هذه الرسالة.`,
  },
  reset: {
    subject: 'تعيين كلمة مرور جديدة في Qlaim',
    lead: 'اختر كلمة مرور جديدة من هنا:',
    action: 'تعيين كلمة مرور جديدة',
    close: (minutes) =>
      `يعمل الرابط مرة واحدة فقط، ولمدة ${forMinutes(minutes)}. إذا لم تطلبه، فيمكنك تجاهل هذه الرسالة.`,
  },
  moved: {
    subject: 'تم تغيير البريد الإلكتروني لحسابك في Qlaim',
    lead: 'البريد الإلكتروني لحسابك في Qlaim هو الآن:',
    close: (login) =>
      `من الآن فصاعدًا تسجّل الدخول به في ${isolate(login)}، وتصل رسائلنا إليه. إذا لم تغيّره بنفسك، فتواصل مع المتجر الذي اشتريت منه.`,
  },
};
