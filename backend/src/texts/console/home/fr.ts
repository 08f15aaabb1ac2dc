import { pluralIn } from '../../plural.ts';
import type { HomeTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: HomeTexts = {
  title: 'Accueil',
  toApprove: 'À approuver',
  ofCodes: counted({
    one: (n) => `sur ${n} code`,
    many: (n) => `sur ${n} de codes`,
    other: (n) => `sur ${n} codes`,
  }),
  claimed: 'Revendiqués cette semaine',
  before: (count) => `${count} la semaine précédente`,
  weeks: 'Scans, 8 semaines',
  weeksInWords: (counts) => `Scans par semaine, du plus ancien au plus récent : ${counts}`,
  week: (day, count) => `Semaine du ${day} : ${count}`,
  look: {
    title: 'À vérifier',
    reading: 'Lecture …',
    notRead: 'Cela n’a pas pu être lu',
    none: 'Tout va bien',
    troubles: counted({
      one: (n) => `${n} problème`,
      many: (n) => `${n} de problèmes`,
      other: (n) => `${n} problèmes`,
    }),
    uploads: counted({
      one: (n) => `${n} téléversement échoué`,
      many: (n) => `${n} de téléversements échoués`,
      other: (n) => `${n} téléversements échoués`,
    }),
  },
};
