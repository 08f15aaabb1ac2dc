import { fr as content } from '../../content/fr.ts';
import { pluralIn } from '../../plural.ts';
import type { CodesTexts } from './texts.ts';

const counted = pluralIn('fr');
const scans = counted({ one: (n) => `${n} scan`, many: (n) => `${n} de scans`, other: (n) => `${n} scans` });
const days = counted({ one: (n) => `${n} jour`, many: (n) => `${n} de jours`, other: (n) => `${n} jours` });
const codes = counted({ one: (n) => `${n} code`, many: (n) => `${n} de codes`, other: (n) => `${n} codes` });

export const texts: CodesTexts = {
  content,
  list: {
    loading: 'Chargement de vos codes QR',
    scan: 'Scanner un code',
    stale: 'Ce que vous voyez n’est peut-être pas à jour.',
    claimed: (code) => `Le code QR est maintenant à vous : ${code}`,
    banner: {
      top: 'De la boutique (en haut)',
      side: 'De la boutique (à côté)',
      bottom: 'De la boutique (en bas)',
    },
  },
  none: {
    title: 'Vous n’avez pas encore de code QR',
    advice:
      'Scannez avec l’appareil photo de votre téléphone le code QR d’un article que vous avez acheté, et revendiquez-le. Il apparaît alors ici.',
  },
  another: {
    title: 'Revendiquer un autre code',
    lead: 'Scannez-le avec l’appareil photo de votre téléphone, ou saisissez-le ici.',
  },
  byHand: {
    code: 'Code imprimé',
    help: 'Dix lettres et chiffres, sous le code QR',
    wrong: 'Un code a dix lettres et chiffres, par exemple 7K3M 9QWX 2P',
    submit: 'Revendiquer',
  },
  first: {
    title: 'Le code est à vous',
    dismiss: 'Masquer ces étapes',
    label: 'Premières étapes',
    steps: ['Revendiquer votre code', 'Choisir où il mène', 'Le scanner pour l’essayer'],
    choose: 'Choisir où il mène',
    scan: 'Enregistré. Scannez-le maintenant',
    scanAdvice:
      'Dirigez l’appareil photo d’un téléphone vers le code. Cette page l’indique dès que le scan est compté.',
    works: 'Cela fonctionne',
    worksAdvice: 'Le scan est arrivé. Partagez votre code :',
    share: 'Partager',
    notShared: 'Le code n’a pas pu être partagé. Copiez plutôt le lien',
    copyLink: 'Copier le lien',
    savePicture: 'Enregistrer le symbole (PNG)',
  },
  find: {
    search: 'Rechercher',
    type: 'Type',
    allTypes: 'Tous les types',
    placeholder: 'Nom, code imprimé ou destination',
    order: 'Ordre',
    orders: { newest: 'Derniers revendiqués', name: 'Nom', scans: 'Plus scannés' },
    all: codes,
    some: (found, count) => `${found} sur ${codes(count)}`,
    none: 'Aucun code ne correspond',
    advice: 'Recherchez une partie du nom, du code imprimé ou de la destination.',
  },
  visibility: {
    hide: 'Masquer pour le moment',
    show: 'Montrer à nouveau',
    hidden: 'Masqué pour le moment',
    advice: 'Les visiteurs lisent que vous avez masqué ce contenu pour le moment. Tout est conservé.',
    undo: 'Annuler',
  },
  card: {
    printedElsewhere: (host: string) =>
      `Le symbole a été imprimé avec une adresse de ${host}, qui n’appartient pas à ce site. Les scans arrivent tant que ${host} mène ici.`,
    history: 'Historique',
    more: (title) => `Plus pour ${title}`,
    disabled: 'Désactivé',
    withheld: 'Non montré aux visiteurs',
    flagged: 'Les visiteurs sont avertis',
    flaggedTitle: 'Les visiteurs sont avertis avant d’aller à une adresse de ce code',
    flaggedLead: 'Elle figure dans une liste d’adresses dangereuses :',
    flaggedClose:
      'L’avertissement prend fin dès que le code mène ailleurs, ou que l’adresse ne figure plus dans la liste. Si l’adresse est sans danger, dites-le-nous : une personne l’examinera.',
    why: 'Pourquoi, et comment contester',
    edit: 'Modifier',
    of: (title) => `de ${title}`,
    symbol: (title) => `Code QR de ${title}`,
    count: scans,
    created: (date) => `Créé le ${date}`,
    span: days,
    recent: (count, span, today) => `${scans(count)} en ${days(span)}, dont ${today} aujourd’hui`,
    copy: (title) => `Copier le lien de ${title}`,
    copied: 'Lien copié',
    notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main',
    download: 'Télécharger',
    downloadOf: (title) => `Télécharger le code QR de ${title}`,
    label: 'Étiquette à imprimer (PDF)',
  },
};
