import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('fr');
const entries = counted({
  one: (n) => `${n} entrée`,
  many: (n) => `${n} d’entrées`,
  other: (n) => `${n} entrées`,
});

/** The French texts of back-ups and audits. */
export const checks: OperationsTexts['checks'] = {
  title: 'Sauvegarde et contrôle',
  good: (size, when) => `Dernière bonne sauvegarde : ${size}, faite ${when}.`,
  place: (place) => `Elle se trouve dans ${place}.`,
  none: 'Aucune sauvegarde n’a été faite avec npm run backup.',
  sound: (when) => `Dernier contrôle : sans erreur, ${when}.`,
  damaged: (count, when) => `Dernier contrôle : écarts : ${count}, ${when}.`,
  notAudited: 'Aucun contrôle n’a été fait.',
  failed: 'La sauvegarde a échoué',
  late: 'La dernière bonne sauvegarde a plus de deux jours',
  backupBuyers:
    'Rien pour l’instant. Si la machine était perdue, tout ce qui suit la dernière bonne sauvegarde le serait.',
  failedRemedy: 'Corrigez ce que la raison indique, puis lancez npm run backup.',
  lateRemedy: 'Lancez npm run backup et définissez BACKUP_TO, pour qu’il y en ait une chaque jour.',
  found: counted({
    one: (n) => `Le contrôle a trouvé ${n} écart`,
    many: (n) => `Le contrôle a trouvé ${n} d’écarts`,
    other: (n) => `Le contrôle a trouvé ${n} écarts`,
  }),
  foundBuyers: 'Des codes ou des pages peuvent être faux ou manquer.',
  foundRemedy:
    'Relancez npm run audit. Si cela persiste, reconstruisez les modèles de lecture ou restaurez une sauvegarde.',
  lists: {
    title: 'Listes d’adresses dangereuses',
    read: (name, count, when) => `${name} : ${entries(count)}, lue ${when}.`,
    unread: (name) => `${name} : pas encore lue.`,
    problem: (problem) => `Dernier essai : ${problem}.`,
    failed: (name) => `La liste d’adresses dangereuses ${name} n’a pas pu être lue`,
    buyers:
      'Rien si elle a déjà été lue : sa dernière bonne version compte. Sinon, aucune adresse n’est comparée à elle.',
    remedy: 'Vérifiez son fichier ou son adresse dans DESTINATION_FEEDS.',
  },
  retention: {
    title: 'Conservation',
    never: 'Elle n’a pas encore eu lieu.',
    last: (what, when) => `Dernier passage : ${what}, ${when}.`,
    what: (asked, erased, signIns, scans) =>
      `personnes prévenues : ${asked}, comptes supprimés : ${erased}, connexions effacées : ${signIns}, scans additionnés : ${scans}`,
    next: (when) => `Prochain passage : ${when}.`,
  },
};
