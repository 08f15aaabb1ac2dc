import type { BannerTexts } from './texts.ts';

export const texts: BannerTexts = {
  title: 'Gestionar la publicidad',
  intro: 'Lo que los dueños leen alrededor de sus códigos.',
  labels: {
    topBannerText: 'Anuncio superior',
    bottomBannerText: 'Anuncio inferior',
    sideBannerText: 'Anuncio lateral',
  },
  remove: 'Quitar',
  removed: {
    topBannerText: ' el texto del anuncio superior',
    bottomBannerText: ' el texto del anuncio inferior',
    sideBannerText: ' el texto del anuncio lateral',
  },
  submit: 'Guardar',
  advice: 'Un campo vacío conserva su texto actual.',
};
