import type { ChangeTexts } from './index.ts';

export const fr: ChangeTexts = {
  generated: 'Code créé',
  approved: 'Approuvé',
  unapproved: 'Approbation retirée',
  enabled: 'Activé',
  disabled: 'Désactivé',
  restricted: 'Marqué comme impayé',
  unrestricted: 'Marqué comme payé',
  claimed: 'Revendiqué',
  named: 'Nom modifié',
  saved: 'Enregistré',
  cleared: 'Code vidé',
  hidden: 'Masqué pour le moment',
  shown: 'Montré à nouveau',
  withheld: 'Retiré aux visiteurs',
  lifted: 'Retrait levé',
  reset: 'Réinitialisé : nom et destination supprimés',
  released: 'Le propriétaire est parti',
  handedOver: 'Transmis',
  imageAttached: 'Image du code ajoutée',
  imageRemoved: 'Image du code supprimée',
};
