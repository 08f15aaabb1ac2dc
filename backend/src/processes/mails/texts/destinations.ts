import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  DestinationFlagged: {
    subject: 'Visitors are warned of an address of your Qlaim code',
    lead: (code: string) =>
      `A list of harmful addresses has one that “${code}” leads to. Visitors are warned before they go there:`,
    open: 'Look at it',
    close:
      'The warning ends once the code leads elsewhere, or the list does not have the address any more. If the address is yours and harmless, answer this mail: a person looks at it. The dots stand in brackets so that nobody opens the address by mistake.',
  },
  DestinationCleared: {
    subject: 'Visitors are no longer warned of an address of your Qlaim code',
    lead: (code: string) => `“${code}” leads to this address again, without a warning:`,
    open: 'Look at it',
    close: 'You need not do anything.',
  },
};

/** The mails about flagged destinations of a code, to its owner. */
export const destinationMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    DestinationFlagged: {
      subject: 'Besucher werden vor einer Adresse Ihres Codes bei Qlaim gewarnt',
      lead: (code) =>
        `Eine Adresse, zu der „${code}“ führt, steht auf einer Liste schädlicher Adressen. Besucher werden gewarnt, bevor sie dorthin gehen:`,
      open: 'Ansehen',
      close:
        'Die Warnung endet, sobald der Code woandershin führt oder die Adresse nicht mehr auf der Liste steht. Wenn die Adresse Ihnen gehört und harmlos ist, antworten Sie auf diese E-Mail: Ein Mensch sieht sie sich an. Die Punkte stehen in Klammern, damit niemand die Adresse versehentlich öffnet.',
    },
    DestinationCleared: {
      subject: 'Besucher werden vor einer Adresse Ihres Codes bei Qlaim nicht mehr gewarnt',
      lead: (code) => `„${code}“ führt wieder ohne Warnung zu dieser Adresse:`,
      open: 'Ansehen',
      close: 'Sie brauchen nichts zu tun.',
    },
  },
  fr: {
    DestinationFlagged: {
      subject: 'Les visiteurs sont avertis d’une adresse de votre code Qlaim',
      lead: (code) =>
        `Une adresse à laquelle mène « ${code} » figure dans une liste d’adresses dangereuses. Les visiteurs sont avertis avant d’y aller :`,
      open: 'Voir',
      close:
        'L’avertissement prend fin dès que le code mène ailleurs, ou que l’adresse ne figure plus dans la liste. Si l’adresse est à vous et sans danger, répondez à cet e-mail : une personne l’examinera. Les points sont entre crochets pour que personne n’ouvre l’adresse par erreur.',
    },
    DestinationCleared: {
      subject: 'Les visiteurs ne sont plus avertis d’une adresse de votre code Qlaim',
      lead: (code) => `« ${code} » mène de nouveau à cette adresse sans avertissement :`,
      open: 'Voir',
      close: 'Vous n’avez rien à faire.',
    },
  },
  es: {
    DestinationFlagged: {
      subject: 'Se avisa a los visitantes de una dirección de su código de Qlaim',
      lead: (code) =>
        `Una dirección a la que lleva «${code}» está en una lista de direcciones dañinas. Se avisa a los visitantes antes de que vayan allí:`,
      open: 'Verlo',
      close:
        'El aviso termina cuando el código lleve a otro sitio o la dirección ya no esté en la lista. Si la dirección es suya y no hace daño, responda a este correo: una persona la revisará. Los puntos están entre corchetes para que nadie abra la dirección por error.',
    },
    DestinationCleared: {
      subject: 'Ya no se avisa a los visitantes de una dirección de su código de Qlaim',
      lead: (code) => `«${code}» vuelve a llevar a esta dirección sin aviso:`,
      open: 'Verlo',
      close: 'No tiene que hacer nada.',
    },
  },
  ar: {
    DestinationFlagged: {
      subject: 'تحذّر Qlaim الزوار من عنوان يقود إليه رمزك',
      lead: (code) =>
        `يوجد عنوان يقود إليه «${isolate(code)}» في قائمة عناوين ضارة. يُحذَّر الزوار قبل الذهاب إليه:`,
      open: 'اطّلع عليه',
      close:
        'ينتهي التحذير عندما يقود الرمز إلى مكان آخر، أو عندما لا يبقى العنوان في القائمة. إذا كان العنوان لك وغير ضار، فردّ على هذه الرسالة: سيفحصه شخص. وُضعت النقاط بين أقواس حتى لا يفتح أحد العنوان خطأً.',
    },
    DestinationCleared: {
      subject: 'لم تعد Qlaim تحذّر الزوار من عنوان يقود إليه رمزك',
      lead: (code) => `يقود «${isolate(code)}» إلى هذا العنوان من جديد دون تحذير:`,
      open: 'اطّلع عليه',
      close: 'لا يلزمك فعل شيء.',
    },
  },
};
