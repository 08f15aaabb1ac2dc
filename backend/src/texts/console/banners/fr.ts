import type { BannerTexts } from './texts.ts';

export const texts: BannerTexts = {
  title: 'Gérer la publicité',
  intro: 'Ce que les propriétaires lisent autour de leurs codes.',
  labels: {
    topBannerText: 'Bannière du haut',
    bottomBannerText: 'Bannière du bas',
    sideBannerText: 'Bannière latérale',
  },
  remove: 'Supprimer',
  removed: {
    topBannerText: ' le texte de la bannière du haut',
    bottomBannerText: ' le texte de la bannière du bas',
    sideBannerText: ' le texte de la bannière latérale',
  },
  submit: 'Enregistrer',
  advice: 'Un champ laissé vide garde son texte actuel.',
};
