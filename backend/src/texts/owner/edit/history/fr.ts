import type { EditWords } from '../texts.ts';

export const history: EditWords['history'] = {
  title: 'Historique',
  loading: 'Chargement de l’historique',
  failed: 'L’historique n’a pas pu être affiché',
  older: 'Afficher les modifications plus anciennes',
  view: 'Voir',
  viewVersion: (when) => ` la version du ${when}`,
  now: 'Actuelle',
  by: (who, when) => `Par ${who}, ${when}`,
  who: { you: 'vous', owner: 'le propriétaire', admin: 'un administrateur', system: 'le système' },
  gone: 'Plus disponible',
  goneAdvice: 'Cette version a été effacée, ou date d’avant que le code soit à vous.',
  allChanges: 'Toutes les modifications',
  restoreVersion: 'Rétablir cette version',
  asOf: (when) => `Version du ${when}`,
  likeNow: 'Le code est ainsi actuellement.',
  restore: {
    title: 'Rétablir cette version ?',
    confirm: 'Rétablir',
    advice: (when) =>
      `Le nom et la destination redeviennent ceux du ${when}. L’historique garde la version actuelle.`,
  },
};
