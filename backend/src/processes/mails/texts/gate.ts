import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  subject: 'Somebody is guessing the secure code of your page',
  lead: 'Many wrong secure codes were entered for this page of yours within a few minutes:',
  change: 'Change the secure code',
  close: (address: string) =>
    `The page has stayed closed, and takes no further tries for a quarter of an hour. Visitors who know the code have to wait as well. If the code is short or easy to guess, set a longer one: ${address}. This mail comes once a day at most for each page.`,
};

/** The mail that tells an owner of guesses of a secure code. */
export const gateMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    subject: 'Jemand versucht, den Sicherheitscode Ihrer Seite zu erraten',
    lead: 'Für diese Seite von Ihnen wurden innerhalb weniger Minuten viele falsche Sicherheitscodes eingegeben:',
    change: 'Sicherheitscode ändern',
    close: (address) =>
      `Die Seite ist geschlossen geblieben und nimmt eine Viertelstunde lang keine weiteren Versuche an. Auch Besucher, die den Code kennen, müssen so lange warten. Wenn der Code kurz oder leicht zu erraten ist, wählen Sie einen längeren: ${address}. Diese E-Mail kommt für jede Seite höchstens einmal am Tag.`,
  },
  fr: {
    subject: 'Quelqu’un essaie de deviner le code secret de votre page',
    lead: 'De nombreux codes erronés ont été saisis en quelques minutes pour cette page qui vous appartient :',
    change: 'Changer le code secret',
    close: (address) =>
      `La page est restée fermée et n’accepte plus aucun essai pendant un quart d’heure. Les visiteurs qui connaissent le code doivent attendre eux aussi. Si le code est court ou facile à deviner, choisissez-en un plus long : ${address}. Cet e-mail est envoyé au plus une fois par jour pour chaque page.`,
  },
  es: {
    subject: 'Alguien intenta adivinar el código de seguridad de su página',
    lead: 'En pocos minutos se han introducido muchos códigos de seguridad incorrectos para esta página suya:',
    change: 'Cambiar el código de seguridad',
    close: (address) =>
      `La página ha permanecido cerrada y no admite más intentos durante un cuarto de hora. Los visitantes que conocen el código también deben esperar. Si el código es corto o fácil de adivinar, elija uno más largo: ${address}. Este correo se envía como máximo una vez al día por cada página.`,
  },
  ar: {
    subject: 'هناك من يحاول تخمين رمز الأمان لصفحتك',
    lead: 'أُدخلت رموز أمان خاطئة كثيرة خلال دقائق قليلة لهذه الصفحة التي تملكها:',
    change: 'تغيير رمز الأمان',
    close: (address) =>
      `بقيت الصفحة مغلقة، ولن تقبل محاولات أخرى لمدة ربع ساعة. وعلى الزوار الذين يعرفون الرمز أن ينتظروا أيضًا. إذا كان الرمز قصيرًا أو سهل التخمين، فاختر رمزًا أطول: ${isolate(address)}. تصل هذه الرسالة مرة واحدة في اليوم على الأكثر لكل صفحة.`,
  },
};
