import type { EditWords } from '../texts.ts';

export const media: EditWords['media'] = {
  recordings: 'التسجيلات',
  chooseRecordings: 'اختيار تسجيلات',
  recordingsHelp: 'تعمل ملفات MP3 وM4A وWAV على كل الهواتف.',
  recordingTitle: 'عنوان هذا التسجيل',
  captions: 'التسميات التوضيحية',
  captionsHelp: (size) => `نص يظهر مع الفيديو لمن لا يستطيع سماعه. ملف WebVTT (.vtt) حتى ${size}.`,
  addCaptions: 'إضافة تسميات توضيحية',
  captionsOf: (name) => `التسميات التوضيحية لملف ${name}`,
  captionsLanguage: 'لغة التسميات التوضيحية',
};
