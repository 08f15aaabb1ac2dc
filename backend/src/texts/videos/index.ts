import type { Unconverted } from '../../contract/content/files.ts';
import type { Catalogue } from '../catalogue.ts';

const en = {
  too_much_work:
    'This video is too long or too large to be converted. It is shown as it is, and some phones only offer it for download. Save it shorter or smaller, for example as an MP4 with 1080 lines, and upload that one.',
  too_much_today:
    'Your videos took all the time that we have for one person in a day. This one is shown as it is, and some phones only offer it for download. Upload it again tomorrow, or upload an MP4 that needs no conversion.',
  broken:
    'This video could not be converted: it seems to be damaged. It is shown as it is, and some phones only offer it for download. Upload it again, or save it in another format first.',
} satisfies Record<Unconverted, string>;

/** Why the server made no playable form of an owner's video. */
export const UNCONVERTED_TEXTS: Catalogue<typeof en> = {
  en,
  de: {
    too_much_work:
      'Dieses Video ist zu lang oder zu groß, um es umzuwandeln. Es wird gezeigt, wie es ist, und manche Telefone bieten es nur zum Herunterladen an. Speichern Sie es kürzer oder kleiner, zum Beispiel als MP4 mit 1080 Zeilen und laden Sie dieses hoch.',
    too_much_today:
      'Ihre Videos haben die ganze Zeit gebraucht, die wir an einem Tag für eine Person haben. Dieses wird gezeigt, wie es ist, und manche Telefone bieten es nur zum Herunterladen an. Laden Sie es morgen noch einmal hoch oder laden Sie ein MP4 hoch, das nicht umgewandelt werden muss.',
    broken:
      'Dieses Video konnte nicht umgewandelt werden: Es scheint beschädigt zu sein. Es wird gezeigt, wie es ist, und manche Telefone bieten es nur zum Herunterladen an. Laden Sie es noch einmal hoch oder speichern Sie es zuerst in einem anderen Format.',
  },
  fr: {
    too_much_work:
      'Cette vidéo est trop longue ou trop grande pour être convertie. Elle est montrée telle quelle, et certains téléphones ne proposent que de la télécharger. Enregistrez-la plus courte ou plus petite, par exemple en MP4 de 1080 lignes, et envoyez celle-ci.',
    too_much_today:
      'Vos vidéos ont pris tout le temps dont nous disposons pour une personne en un jour. Celle-ci est montrée telle quelle, et certains téléphones ne proposent que de la télécharger. Envoyez-la de nouveau demain, ou envoyez un MP4 qui n’a pas besoin d’être converti.',
    broken:
      'Cette vidéo n’a pas pu être convertie : elle semble endommagée. Elle est montrée telle quelle, et certains téléphones ne proposent que de la télécharger. Envoyez-la de nouveau, ou enregistrez-la d’abord dans un autre format.',
  },
  es: {
    too_much_work:
      'Este vídeo es demasiado largo o demasiado grande para convertirlo. Se muestra tal como es, y algunos teléfonos solo ofrecen descargarlo. Guárdelo más corto o más pequeño, por ejemplo como MP4 de 1080 líneas, y suba ese.',
    too_much_today:
      'Sus vídeos han ocupado todo el tiempo que tenemos para una persona en un día. Este se muestra tal como es, y algunos teléfonos solo ofrecen descargarlo. Súbalo de nuevo mañana, o suba un MP4 que no haya que convertir.',
    broken:
      'Este vídeo no se ha podido convertir: parece estar dañado. Se muestra tal como es, y algunos teléfonos solo ofrecen descargarlo. Súbalo de nuevo, o guárdelo antes en otro formato.',
  },
  ar: {
    too_much_work:
      'هذا الفيديو أطول أو أكبر من أن يُحوَّل. يُعرض كما هو، وبعض الهواتف لا تتيح إلا تنزيله. احفظه أقصر أو أصغر، مثلًا بصيغة MP4 بدقة 1080 سطرًا، ثم ارفع ذلك الملف.',
    too_much_today:
      'استهلكت فيديوهاتك كل الوقت المتاح لشخص واحد في اليوم. يُعرض هذا الفيديو كما هو، وبعض الهواتف لا تتيح إلا تنزيله. ارفعه مرة أخرى غدًا، أو ارفع ملف MP4 لا يحتاج إلى تحويل.',
    broken:
      'تعذّر تحويل هذا الفيديو: يبدو أنه تالف. يُعرض كما هو، وبعض الهواتف لا تتيح إلا تنزيله. ارفعه مرة أخرى، أو احفظه أولًا بصيغة أخرى.',
  },
};
