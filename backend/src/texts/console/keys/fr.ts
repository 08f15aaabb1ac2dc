import type { KeysTexts } from './texts.ts';

export const texts: KeysTexts = {
  title: 'Touches',
  single: 'Touches seules',
  on: 'Activées',
  off: 'Désactivées',
  advice:
    'Les touches seules n’agissent pas pendant que vous écrivez. Désactivez-les si vous dictez, ou si elles vous gênent.',
  names: { ctrlK: 'Ctrl + K', enter: 'Entrée', space: 'Espace', escape: 'Échap' },
  groups: {
    page: 'Sur chaque page',
    codes: 'Dans la liste des codes',
    table: 'Dans le tableau des codes',
    sheet: 'Dans l’aperçu d’un code',
    row: 'Dans une ligne en cours de modification',
  },
  does: {
    list: 'Afficher les touches',
    search: 'Rechercher dans la page',
    jump: 'Aller à un code, un lot, une personne ou une rubrique',
    generate: 'Générer des codes',
    nextRow: 'Aller à la ligne suivante',
    rowBefore: 'Aller à la ligne précédente',
    select: 'Sélectionner la ligne, ou non',
    edit: 'Modifier le nom et la note dans la ligne',
    open: 'Ouvrir la page du code',
    look: 'Voir l’aperçu du code',
    codeBefore: 'Aller au code précédent',
    nextCode: 'Aller au code suivant',
    save: 'Enregistrer',
    leave: 'Laisser tel quel',
  },
};
