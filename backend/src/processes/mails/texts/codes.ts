import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  address: {
    subject: 'The address of your Qlaim code',
    lead: 'This is the address of a code of yours:',
    change: 'Change where it leads',
    close: (place: string, edit: string) =>
      `Scans lead to: ${place}. Sign in to change that: ${edit}. An admin has sent you this mail. If you did not ask for it, you can ignore it.`,
    types: {
      nothing: 'nothing yet',
      memories: 'a page',
      pdf: 'a PDF',
      image: 'a gallery',
      smartQR: 'addresses that change with the time of day',
    },
  },
  CodeGivenAway: {
    subject: 'A Qlaim code of yours has another owner now',
    lead: 'An admin has handed this code over to another person:',
    emptied: (shop: string) =>
      `Its name, its content and its files are removed from it, and you can not change it any more. If you did not expect this, please ask the seller: ${shop}.`,
    kept: (shop: string) =>
      `It leads where it led. Its name is removed from it, and you can not change it any more. If you did not expect this, please ask the seller: ${shop}.`,
  },
  CodeReceived: {
    subject: 'You own another Qlaim code now',
    lead: 'An admin has handed this code over to you:',
    emptied: (edit: string) =>
      `It leads nowhere yet. Sign in to choose where: ${edit}. If you did not expect this, please ask the seller.`,
    kept: (edit: string) =>
      `It leads where it led before. Sign in to change that: ${edit}. If you did not expect this, please ask the seller.`,
  },
};

/** The mails about a code: its address, and that it has another owner. */
export const codeMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    address: {
      subject: 'Die Adresse Ihres Codes bei Qlaim',
      lead: 'Dies ist die Adresse eines Ihrer Codes:',
      change: 'Ziel ändern',
      close: (place, edit) =>
        `Scans führen zu: ${place}. Melden Sie sich an, um das zu ändern: ${edit}. Ein Administrator hat Ihnen diese E-Mail geschickt. Wenn Sie nicht darum gebeten haben, können Sie sie ignorieren.`,
      types: {
        nothing: 'noch nichts',
        memories: 'einer Seite',
        pdf: 'einem PDF',
        image: 'einer Galerie',
        smartQR: 'Adressen, die mit der Tageszeit wechseln',
      },
    },
    CodeGivenAway: {
      subject: 'Einer Ihrer Codes bei Qlaim hat jetzt einen anderen Besitzer',
      lead: 'Ein Administrator hat diesen Code einer anderen Person übergeben:',
      emptied: (shop) =>
        `Name, Inhalt und Dateien sind entfernt, und Sie können ihn nicht mehr ändern. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an den Verkäufer: ${shop}.`,
      kept: (shop) =>
        `Er führt dorthin, wohin er geführt hat. Sein Name ist entfernt, und Sie können ihn nicht mehr ändern. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an den Verkäufer: ${shop}.`,
    },
    CodeReceived: {
      subject: 'Sie besitzen jetzt einen weiteren Code bei Qlaim',
      lead: 'Ein Administrator hat Ihnen diesen Code übergeben:',
      emptied: (edit) =>
        `Er führt noch nirgendwohin. Melden Sie sich an, um das Ziel zu wählen: ${edit}. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an den Verkäufer.`,
      kept: (edit) =>
        `Er führt dorthin, wohin er geführt hat. Melden Sie sich an, um das zu ändern: ${edit}. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an den Verkäufer.`,
    },
  },
  fr: {
    address: {
      subject: 'L’adresse de votre code Qlaim',
      lead: 'Voici l’adresse de l’un de vos codes :',
      change: 'Changer la destination',
      close: (place, edit) =>
        `Les scans mènent à : ${place}. Connectez-vous pour changer cela : ${edit}. Un administrateur vous a envoyé cet e-mail. Si vous ne l’avez pas demandé, vous pouvez l’ignorer.`,
      types: {
        nothing: 'rien pour l’instant',
        memories: 'une page',
        pdf: 'un PDF',
        image: 'une galerie',
        smartQR: 'des adresses qui changent selon l’heure',
      },
    },
    CodeGivenAway: {
      subject: 'L’un de vos codes Qlaim a désormais un autre propriétaire',
      lead: 'Un administrateur a remis ce code à une autre personne :',
      emptied: (shop) =>
        `Son nom, son contenu et ses fichiers en ont été retirés, et vous ne pouvez plus le modifier. Si vous ne vous y attendiez pas, adressez-vous au vendeur : ${shop}.`,
      kept: (shop) =>
        `Il mène là où il menait. Son nom en a été retiré, et vous ne pouvez plus le modifier. Si vous ne vous y attendiez pas, adressez-vous au vendeur : ${shop}.`,
    },
    CodeReceived: {
      subject: 'Vous possédez désormais un code Qlaim de plus',
      lead: 'Un administrateur vous a remis ce code :',
      emptied: (edit) =>
        `Il ne mène encore nulle part. Connectez-vous pour choisir sa destination : ${edit}. Si vous ne vous y attendiez pas, adressez-vous au vendeur.`,
      kept: (edit) =>
        `Il mène là où il menait. Connectez-vous pour changer cela : ${edit}. Si vous ne vous y attendiez pas, adressez-vous au vendeur.`,
    },
  },
  es: {
    address: {
      subject: 'La dirección de su código de Qlaim',
      lead: 'Esta es la dirección de uno de sus códigos:',
      change: 'Cambiar el destino',
      close: (place, edit) =>
        `Los escaneos llevan a: ${place}. Inicie sesión para cambiarlo: ${edit}. Un administrador le ha enviado este correo. Si no lo ha pedido, puede ignorarlo.`,
      types: {
        nothing: 'nada todavía',
        memories: 'una página',
        pdf: 'un PDF',
        image: 'una galería',
        smartQR: 'direcciones que cambian según la hora',
      },
    },
    CodeGivenAway: {
      subject: 'Uno de sus códigos de Qlaim tiene ahora otro dueño',
      lead: 'Un administrador ha entregado este código a otra persona:',
      emptied: (shop) =>
        `Se han retirado su nombre, su contenido y sus archivos, y ya no puede modificarlo. Si no lo esperaba, pregunte al vendedor: ${shop}.`,
      kept: (shop) =>
        `Lleva adonde llevaba. Se ha retirado su nombre, y ya no puede modificarlo. Si no lo esperaba, pregunte al vendedor: ${shop}.`,
    },
    CodeReceived: {
      subject: 'Ahora tiene un código de Qlaim más',
      lead: 'Un administrador le ha entregado este código:',
      emptied: (edit) =>
        `Todavía no lleva a ninguna parte. Inicie sesión para elegir su destino: ${edit}. Si no lo esperaba, pregunte al vendedor.`,
      kept: (edit) =>
        `Lleva adonde llevaba. Inicie sesión para cambiarlo: ${edit}. Si no lo esperaba, pregunte al vendedor.`,
    },
  },
  ar: {
    address: {
      subject: 'عنوان رمزك في Qlaim',
      lead: 'هذا عنوان أحد رموزك:',
      change: 'تغيير الوجهة',
      close: (place, edit) =>
        `يقود المسح إلى: ${isolate(place)}. سجّل الدخول لتغيير ذلك: ${isolate(edit)}. أرسل إليك أحد المشرفين هذه الرسالة. إذا لم تطلبها، فيمكنك تجاهلها.`,
      types: {
        nothing: 'لا شيء بعد',
        memories: 'صفحة',
        pdf: 'ملف PDF',
        image: 'معرض صور',
        smartQR: 'عناوين تتغير مع الوقت',
      },
    },
    CodeGivenAway: {
      subject: 'أصبح لأحد رموزك في Qlaim مالك آخر',
      lead: 'سلّم أحد المشرفين هذا الرمز إلى شخص آخر:',
      emptied: (shop) =>
        `أُزيل منه اسمه ومحتواه وملفاته، ولم يعد بإمكانك تغييره. إذا لم تكن تتوقع ذلك، فاسأل البائع: ${isolate(shop)}.`,
      kept: (shop) =>
        `يقود إلى حيث كان يقود. أُزيل اسمه، ولم يعد بإمكانك تغييره. إذا لم تكن تتوقع ذلك، فاسأل البائع: ${isolate(shop)}.`,
    },
    CodeReceived: {
      subject: 'أصبحت تملك رمزًا آخر في Qlaim',
      lead: 'سلّمك أحد المشرفين هذا الرمز:',
      emptied: (edit) =>
        `لا يقود إلى أي مكان بعد. سجّل الدخول لاختيار وجهته: ${isolate(edit)}. إذا لم تكن تتوقع ذلك، فاسأل البائع.`,
      kept: (edit) =>
        `يقود إلى حيث كان يقود. سجّل الدخول لتغيير ذلك: ${isolate(edit)}. إذا لم تكن تتوقع ذلك، فاسأل البائع.`,
    },
  },
};
