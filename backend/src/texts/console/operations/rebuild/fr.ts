import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('fr');

export const rebuild: OperationsTexts['rebuild'] = {
  title: 'Reconstruction',
  intro: 'Refait des modèles de lecture à partir du journal des événements, quand ils montrent une erreur.',
  model: 'Modèle de lecture',
  all: 'Tous les modèles de lecture',
  action: 'Reconstruire',
  confirmAll: 'Reconstruire tous les modèles de lecture ?',
  confirm: (name) => `Reconstruire : ${name} ?`,
  consequence:
    'Le journal des événements est lu depuis le début, ce qui prend des minutes quand il y a beaucoup de scans. D’ici là, tout le monde voit les listes actuelles. Les scans aboutissent comme toujours.',
  startFailed: 'La reconstruction n’a pas pu être lancée',
  asked: (person, when) => `Demandée par ${person}, ${when}.`,
  deletedPerson: 'une personne supprimée',
  waiting: (made) => `${made} : en attente de reconstruction`,
  waitingNote:
    'Un processus qui projette s’en charge en quelques secondes. Si rien ne change, vérifiez qu’il y en a un, ou si « npm run rebuild » est à l’œuvre.',
  failed: (name) => `La reconstruction a échoué sur : ${name}`,
  before: 'Ce qui était là avant reste affiché.',
  remedy: 'Que faire :',
  models: counted({
    one: (n) => `${n} modèle de lecture`,
    many: (n) => `${n} de modèles de lecture`,
    other: (n) => `${n} modèles de lecture`,
  }),
  step: (name) => `Lecture du journal des événements pour : ${name}`,
  stepOf: (name, place, count) => `Lecture du journal des événements pour : ${name}, ${place} sur ${count}`,
  ended: (made, time, took, documents) => `${made}, reconstruction le ${time}, en ${took} : ${documents}.`,
  documents: counted({
    one: (n) => `${n} document`,
    many: (n) => `${n} de documents`,
    other: (n) => `${n} documents`,
  }),
  second: 'une seconde',
  seconds: counted({
    one: (n) => `${n} seconde`,
    many: (n) => `${n} de secondes`,
    other: (n) => `${n} secondes`,
  }),
  minutes: counted({
    one: (n) => `${n} minute`,
    many: (n) => `${n} de minutes`,
    other: (n) => `${n} minutes`,
  }),
  hours: counted({ one: (n) => `${n} heure`, many: (n) => `${n} d’heures`, other: (n) => `${n} heures` }),
  problems: {
    'other-version': {
      reason: 'Un programme d’une autre version tient ce modèle de lecture.',
      remedy:
        'Terminez la mise à niveau, pour que tous les processus soient de la même version. Puis relancez-la.',
    },
    'log-damaged': {
      reason: 'Le journal des événements contient un événement endommagé.',
      remedy: 'Exécutez « npm run audit », qui nomme l’événement, et restaurez une sauvegarde.',
    },
    interrupted: {
      reason: 'Chaque processus qui l’exécutait a été arrêté avant la fin.',
      remedy:
        'Voyez dans le journal du processus pourquoi il s’arrête, souvent faute de mémoire. Puis relancez-la.',
    },
    unexpected: {
      reason: 'Une erreur s’est produite qu’un nouvel essai ne répare pas.',
      remedy: 'Le journal du processus dit pourquoi. Corrigez cela, puis relancez-la.',
    },
  },
};
