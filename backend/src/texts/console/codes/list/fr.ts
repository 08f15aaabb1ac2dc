import { fr as content } from '../../../content/fr.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeListTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: CodeListTexts = {
  title: 'Générer des liens QR',
  total: (number) => `Codes QR au total : ${number}`,
  someOf: (some, all) => `${some} sur ${all}`,
  generate: 'Générer',
  import: 'Importer',
  upload: 'Téléverser des images',
  codes: 'Codes QR',
  search: {
    region: 'Rechercher des codes QR',
    label: 'Rechercher',
    placeholder: 'Code, nom, propriétaire, adresse, destination',
    clear: 'Effacer la recherche',
    filters: 'Filtres',
    filtersSet: (count) => `Filtres (${count})`,
  },
  views: { label: 'Affichage', cards: 'Cartes', table: 'Tableau' },
  pages: {
    skip: 'Aller aux numéros de page',
    label: 'Pages des codes',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (page) => `Page nº ${page}`,
    shown: (from, to, total) => `${from} à ${to} sur ${total}`,
  },
  code: {
    symbol: (code) => `Code QR ${code}`,
    noName: 'Pas encore de nom',
    noOwner: 'Pas encore de propriétaire',
    nonpaying: 'impayé',
    hidden: 'masqué par son propriétaire',
    withheld: 'retiré aux visiteurs',
    flagged: 'visiteurs avertis',
    created: 'Créé',
    uploaded: 'Téléversé',
    approved: 'Approuvé',
    scans: 'Scans',
  },
  actions: {
    edit: (code) => `Modifier ${code}`,
    remove: (code) => `Supprimer ${code}`,
    more: (code) => `Plus pour ${code}`,
    copy: 'Copier le lien',
    copied: 'Lien copié',
    notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main',
    print: 'Imprimer ce code',
    svg: 'Télécharger en SVG',
    restrict: 'Marquer comme impayé',
    unrestrict: 'Marquer comme payé',
  },
  switches: {
    approved: { label: 'Approuvé', on: 'Approuvé', off: 'Non approuvé' },
    isActive: { label: 'Activé', on: 'Activé', off: 'Désactivé' },
    restricted: { label: 'Payé', on: 'Payé', off: 'Impayé' },
  },
  stored: {
    nothing: 'Rien d’enregistré',
    types: { ...content.labels, protected: 'Page protégée', image: 'Images et vidéos' },
    images: counted({ one: (n) => `${n} image`, many: (n) => `${n} d’images`, other: (n) => `${n} images` }),
    videos: counted({ one: (n) => `${n} vidéo`, many: (n) => `${n} de vidéos`, other: (n) => `${n} vidéos` }),
    both: (first, second) => `${first}, ${second}`,
    andMore: (first, count) => `${first} et ${count} de plus`,
    otherwise: (link) => `sinon ${link}`,
    of: (type, what) => `${type} : ${what}`,
  },
};
