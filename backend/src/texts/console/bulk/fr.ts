import { pluralIn } from '../../plural.ts';
import type { BulkTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: BulkTexts = {
  title: 'Actions groupées',
  codes: counted({ one: (n) => `${n} code`, many: (n) => `${n} de codes`, other: (n) => `${n} codes` }),
  of: (action, codes) => `${action} : ${codes}`,
  bar: {
    none: 'Rien de sélectionné',
    selected: (codes) => `Sélection : ${codes}`,
    selectAll: (total) => `Sélectionner les ${total} qui correspondent`,
    clear: 'Effacer la sélection',
    action: 'À faire',
    apply: 'Appliquer…',
    tooMany: (most) =>
      `${most} codes au plus un par un. Filtrez, et sélectionnez tous ceux qui correspondent.`,
  },
  actions: {
    approve: { label: 'Approuver', effect: 'Les acheteurs peuvent les revendiquer.' },
    unapprove: { label: 'Retirer l’approbation', effect: 'Personne ne peut les revendiquer.' },
    enable: { label: 'Activer', effect: 'Les scans mènent où leurs propriétaires l’ont choisi.' },
    disable: { label: 'Désactiver', effect: 'Les scans mènent à la boutique.' },
    restrict: { label: 'Marquer comme impayé', effect: 'Personne ne peut les revendiquer.' },
    unrestrict: {
      label: 'Marquer comme payé',
      effect: 'Les acheteurs peuvent revendiquer ceux qui sont approuvés.',
    },
    note: { label: 'Attribuer une note', effect: 'La note remplace toute note précédente.' },
    tag: { label: 'Ajouter des étiquettes', effect: 'Les étiquettes présentes restent.' },
    untag: { label: 'Retirer des étiquettes', effect: 'Leurs autres étiquettes restent.' },
    delete: {
      label: 'Supprimer',
      effect: 'Leurs contenus sont perdus, et leurs codes courts ne sont plus jamais attribués.',
    },
    import: { label: 'Importer', effect: 'Ils mènent toujours là où ils menaient.' },
  },
  ask: {
    any: (action, codes) => `${action} : ${codes} ?`,
    note: (codes) => `Attribuer une note : ${codes} ?`,
    tag: (codes) => `Ajouter des étiquettes : ${codes} ?`,
    untag: (codes) => `Retirer des étiquettes : ${codes} ?`,
  },
  confirm: {
    any: (action, codes) => `${action} : ${codes}`,
    note: (codes) => `Attribuer : ${codes}`,
    tag: (codes) => `Ajouter : ${codes}`,
    untag: (codes) => `Retirer : ${codes}`,
  },
  question: {
    cancel: 'Annuler',
    note: 'Texte de la note',
    noteHelp: 'Seuls les admins la voient. Une note vide retire les notes présentes.',
    reasonsHelp:
      'Les propriétaires des codes les lisent par e-mail et dans l’application, et peuvent contester. Les codes sans propriétaire n’en ont pas besoin. Ne nommez personne.',
    noTag: 'Ajoutez une étiquette',
    undoable: 'On peut ensuite revenir en arrière pour tous à la fois.',
    final: 'On ne peut pas revenir en arrière.',
  },
  undo: {
    action: 'Revenir en arrière',
    ask: (codes) => `Revenir en arrière : ${codes} ?`,
    cancel: 'Ne rien changer',
    advice:
      'Chaque code redevient comme avant. Les codes que quelqu’un a modifiés depuis restent tels quels, et le résultat les nomme.',
  },
  list: {
    earlier: 'Afficher les précédentes',
    fold: 'Replier',
    details: 'Détails',
    cancel: 'Interrompre',
    result: 'Résultat en CSV',
    failures: 'CSV des échecs',
    undoing: (action) => `Retour en arrière : ${action}`,
    quoted: (note) => `« ${note} »`,
  },
  done: {
    approve: (number) => `${number} approuvés`,
    unapprove: (number) => `${number} sans approbation`,
    enable: (number) => `${number} activés`,
    disable: (number) => `${number} désactivés`,
    restrict: (number) => `${number} marqués comme impayés`,
    unrestrict: (number) => `${number} marqués comme payés`,
    note: (number) => `${number} avec la note`,
    tag: (number) => `${number} avec les étiquettes`,
    untag: (number) => `${number} maintenant sans elles`,
    delete: (number) => `${number} supprimés`,
    import: (number) => `${number} importés`,
  },
  outcome: {
    unchanged: (number) => `${number} déjà ainsi`,
    faulty: (number) => `${number} en erreur`,
    refused: (number) => `${number} refusés`,
    left: (number) => `${number} laissés, car l’action a été interrompue`,
    restored: (number) => `${number} rétablis`,
    kept: (number) => `${number} gardés, car modifiés depuis`,
    cancelled: 'Interrompue avant le premier code',
  },
};
