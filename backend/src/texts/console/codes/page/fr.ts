import { fr as changes } from '../../../changes/fr.ts';
import { fr as figures } from '../../../figures/fr.ts';
import { fr as versions } from '../../../versions/fr.ts';
import type { CodePageTexts } from './texts.ts';

export const texts: CodePageTexts = {
  changes,
  figures,
  versions,
  code: 'Le code',
  save: 'Enregistrer',
  about: {
    link: 'Lien',
    owner: 'Propriétaire',
    batch: 'Lot',
    itsBatch: 'Son lot',
    created: 'Créé',
    approved: 'Approuvé',
    uploaded: 'Image téléversée',
    tags: 'Étiquettes',
    addTag: 'Ajouter une étiquette',
    note: 'Note',
    none: 'Aucune',
  },
  note: {
    edit: 'Modifier',
    editNote: 'Modifier la note',
    title: 'Note sur le code',
    help: 'Seule la console l’affiche.',
  },
  name: { rename: 'Renommer le code', title: 'Nom du code', label: 'Nom' },
  parts: {
    label: 'À propos du code',
    destination: 'Mène à',
    scans: 'Scans',
    history: 'Historique',
    files: 'Fichiers',
    notices: 'Signalements',
    numbered: (part, count) => `${part} ${count}`,
  },
  flags: {
    title: 'Les visiteurs sont avertis',
    lead: 'Une adresse de ce code figure dans une liste.',
    list: 'Liste',
    since: 'Depuis',
    staff: 'Maintenu par le personnel',
    clear: 'Lever l’avertissement',
    keep: 'Maintenir l’avertissement',
    note: 'Lever : les visiteurs y vont de nouveau jusqu’à ce que l’adresse change. Maintenir : aucune vérification ne met fin à l’avertissement.',
    threats: {
      malware: 'Logiciels malveillants',
      phishing: 'Tromperie',
      unwanted: 'Logiciels indésirables',
      other: 'Dans la liste',
    },
  },
  destination: {
    type: 'Genre',
    nothing: 'Rien n’est encore enregistré.',
    change: 'Modifier le lien ou le numéro',
    editor: 'Ouvrir l’éditeur de tous les genres',
  },
  scans: {
    none: 'Pas encore de scans',
    own: 'Les visites du propriétaire ne comptent pas.',
    devices: 'Appareils',
    device: 'Appareil',
    from: 'Provenance',
    site: 'Site web',
    whose: 'Tous les scans',
  },
  files: { none: 'Aucun fichier', advice: 'Rien n’a été téléversé pour ce code.' },
  history: {
    none: 'Aucune modification',
    changes: 'Modifications',
    older: 'Modifications plus anciennes',
    elsewhere: (events) => `Les scans, les fichiers préparés et les notes se trouvent dans les ${events}.`,
    events: 'événements de ce code',
    now: 'Maintenant',
    by: (doer) => `par ${doer}`,
    gone: 'Son nom et son contenu ne sont plus disponibles',
    asItWas: 'Tel qu’il était',
    asItWasAt: (time) => `Tel qu’il était, ${time}`,
    restore: 'Rétablir',
    restoreOf: (time) => `Rétablir la version du ${time}`,
    ask: 'Rétablir cette version ?',
    advice: (time) =>
      `Le nom et la destination redeviennent ceux du ${time}. L’historique garde la version actuelle.`,
  },
  danger: {
    title: 'Zone sensible',
    handOver:
      'Transmettre donne le code à un autre propriétaire. Les deux reçoivent un e-mail. Le nom disparaît, et le contenu aussi si vous ne le gardez pas.',
    handOverNow: 'Transmettre',
    withhold:
      'Le retrait prive les visiteurs du contenu jusqu’à l’annulation de la décision. Le propriétaire peut toujours le modifier.',
    withholdNow: 'Retirer le contenu',
    decision: 'La décision',
    remove: 'La suppression retire le code, son contenu et ses scans. Le compte du propriétaire reste.',
    removeNow: 'Supprimer ce code',
  },
  neighbours: { label: 'Codes de la liste', before: 'Code précédent', after: 'Code suivant' },
  unknown: {
    title: 'Ce code n’existe pas',
    happened: 'Ce qui lui est arrivé',
    advice:
      'L’adresse est peut-être mal saisie, ou le code a été supprimé. Ses événements restent dans le journal.',
  },
};
