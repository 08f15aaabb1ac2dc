import type { BannerTexts } from './texts.ts';

export const texts: BannerTexts = {
  title: 'Werbung verwalten',
  intro: 'Was Besitzer rund um ihre Codes lesen.',
  labels: {
    topBannerText: 'Oberes Banner',
    bottomBannerText: 'Unteres Banner',
    sideBannerText: 'Seitliches Banner',
  },
  remove: 'Entfernen',
  removed: {
    topBannerText: ': Text des oberen Banners',
    bottomBannerText: ': Text des unteren Banners',
    sideBannerText: ': Text des seitlichen Banners',
  },
  submit: 'Speichern',
  advice: 'Ein leeres Feld behält seinen jetzigen Text.',
};
