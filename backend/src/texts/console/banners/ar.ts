import type { BannerTexts } from './texts.ts';

export const texts: BannerTexts = {
  title: 'إدارة الإعلانات',
  intro: 'ما يقرؤه المالكون حول رموزهم.',
  labels: {
    topBannerText: 'الإعلان العلوي',
    bottomBannerText: 'الإعلان السفلي',
    sideBannerText: 'الإعلان الجانبي',
  },
  remove: 'إزالة',
  removed: {
    topBannerText: ' نص الإعلان العلوي',
    bottomBannerText: ' نص الإعلان السفلي',
    sideBannerText: ' نص الإعلان الجانبي',
  },
  submit: 'حفظ',
  advice: 'الحقل الفارغ يحتفظ بنصه الحالي.',
};
