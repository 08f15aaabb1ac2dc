import { isolate } from '../../../isolate.ts';
import type { EditWords } from '../texts.ts';

export const files: EditWords['files'] = {
  accepted: (kinds, size, max) => `${isolate(kinds)}، حتى ${isolate(size)} لكل ملف، وبحد أقصى للعدد ${max}.`,
  dropHere: 'أو أفلتها أو ألصقها هنا',
  takePicture: 'التقاط صورة',
  recordVideo: 'تسجيل فيديو',
  videoHelp:
    'تعمل ملفات MP4 على كل الهواتف. أما ملفات AVI وWMV وFLV وMKV وبعض ملفات MOV فتُحوَّل إن أمكن ذلك على الخادم، وإلا فتُعرض للتنزيل.',
  pixels: (width, height) => isolate(`${width} × ${height}`),
  share: (amount, whole) => `${isolate(amount)} من ${isolate(whole)}`,
  used: (share) => `المستخدم: ${share}`,
  dismiss: (name) => `إخفاء ${isolate(name)}`,
  cancel: (name) => `إلغاء رفع ${isolate(name)}`,
  remove: (name) => `إزالة ${isolate(name)}`,
  up: (name) => `نقل ${isolate(name)} إلى أعلى`,
  down: (name) => `نقل ${isolate(name)} إلى أسفل`,
  describe: 'صِف هذه الصورة لمن لا يستطيع رؤيتها',
  optional: 'اختياري',
  firstOpens: 'هذا ما يفتحه المسح',
  openThis: 'فتح هذا الملف',
  which: (name) => `: ${isolate(name)}`,
  waiting: (name) => `في انتظار الاتصال: ${isolate(name)}`,
  uploading: (name) => `جارٍ رفع ${isolate(name)}`,
  finishing: (name) => `جارٍ إنهاء رفع ${isolate(name)}`,
  preparing: (name) => `جارٍ تجهيز ${isolate(name)}`,
  interrupted: 'انقطع الرفع. اختر هذا الملف مرة أخرى ليُستأنف.',
  mayConvert:
    'لا تستطيع معظم الهواتف تشغيل هذا النوع من الفيديو. يُحوَّل إن أمكن ذلك على الخادم، وإلا فيُعرض للتنزيل.',
  reorder: {
    images: 'ترتيب الصور',
    videos: 'ترتيب الفيديوهات',
    help: 'اسحب صورة إلى مكانها، أو انقلها بالأسهم.',
    keys: 'اضغط مفتاح المسافة لالتقاط الملف، ومفاتيح الأسهم لنقله، والمسافة لإفلاته، وEscape لإعادته.',
    confirm: 'تأكيد',
    drag: (name) => `سحب ${isolate(name)}`,
    moved: (name, place, total) => `أصبح ${isolate(name)} في الموضع ${place} من ${total}.`,
    pickedUp: (name, place, total) => `التُقط ${isolate(name)}، الموضع ${place} من ${total}.`,
    over: (name, place, total) => `${isolate(name)} فوق الموضع ${place} من ${total}.`,
    dropped: (name, place, total) => `أُفلت ${isolate(name)} في الموضع ${place} من ${total}.`,
    back: (name, place, total) => `عاد ${isolate(name)} إلى الموضع ${place} من ${total}.`,
  },
};
