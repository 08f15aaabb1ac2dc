import type { ViewsTexts } from './texts.ts';

export const texts: ViewsTexts = {
  label: 'Vues enregistrées',
  usual: {
    all: 'Tous',
    toApprove: 'À approuver',
    claimedThisWeek: 'Revendiqués cette semaine',
    neverScanned: 'Jamais scannés',
  },
  shared: 'Partagée avec l’équipe',
  sharedBy: (name) => `Partagée par ${name}`,
  sharedByYou: 'Partagée par vous',
  save: '+ Enregistrer la vue',
  menu: 'Cette vue',
  share: 'Partager avec l’équipe',
  rename: 'Renommer',
  stop: 'Ne plus partager',
  remove: 'Retirer cette vue',
  removeForAll: 'Supprimer pour tous',
  saving: {
    title: 'Enregistrer cette vue',
    action: 'Enregistrer',
    here: 'Seul ce navigateur la conserve',
    forAll: 'Tous ceux qui lisent les codes la voient comme onglet',
  },
  renaming: {
    title: 'Renommer cette vue',
    action: 'Renommer',
    forAll: 'Tous ceux qui lisent les codes voient le nouveau nom',
  },
  removing: {
    question: (name) => `Supprimer « ${name} » pour tous ?`,
    says: 'Son onglet disparaît des consoles de toute l’équipe. Aucun code ne change.',
    action: 'Supprimer',
    keep: 'La garder',
  },
  name: 'Nom',
  nameMissing: 'Veuillez saisir un nom',
  nameTaken: 'Une autre vue porte ce nom',
  failed: {
    share: 'La vue n’a pas pu être partagée',
    rename: 'La vue n’a pas pu être renommée',
    remove: 'La vue n’a pas pu être retirée',
  },
};
