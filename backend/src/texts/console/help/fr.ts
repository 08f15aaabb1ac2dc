import { fr as content } from '../../content/fr.ts';
import { pluralIn } from '../../plural.ts';
import type { HelpTexts } from './texts.ts';

const counted = pluralIn('fr');
const latest = counted({
  one: (n) => `Voici le dernier code revendiqué (${n})`,
  many: (n) => `Voici les ${n} de codes revendiqués en dernier`,
  other: (n) => `Voici les ${n} codes revendiqués en dernier`,
});

export const texts: HelpTexts = {
  content,
  cancel: 'Annuler',
  next: 'Continuer',
  code: {
    label: 'Quel code',
    choose: 'Choisir un code',
    none: 'Cette personne n’a pas de codes.',
    latest: (count) => `${latest(count)}. Les plus anciens s’ouvrent dans la liste des codes.`,
    notRead: 'Les codes ne sont pas encore lus',
    noneToTake: 'Cette personne n’a pas de codes',
    mustChoose: 'Veuillez choisir un code',
    gone: (code) => `${code} n’est plus dans la liste des codes de cette personne`,
  },
  mail: {
    title: 'Envoyer l’adresse d’un code',
    send: 'Envoyer',
    advice: (email) => `${email} reçoit un e-mail avec l’adresse du code, son nom et où il mène.`,
  },
  handOver: {
    titleOfOne: 'Transmettre un code',
    title: (code) => `Transmettre ${code}`,
    advice: (email) =>
      `${email} reçoit un e-mail qui dit que le code a un autre propriétaire. Le nouveau propriétaire en reçoit un aussi. Aucun n’apprend qui est l’autre.`,
    mustFind: 'Recherchez le nouveau propriétaire, et choisissez-le',
    keep: 'Garder la destination',
    keepHelp: 'Sinon le code est vide. Son nom est supprimé dans tous les cas.',
  },
  find: {
    label: 'Nouveau propriétaire, par e-mail ou nom',
    legend: 'Nouveau propriétaire',
    advice: 'Seules les personnes dont l’e-mail est confirmé peuvent posséder des codes.',
    searching: 'Recherche en cours',
    none: 'Personne n’a été trouvé',
    choose: 'Choisissez une personne ci-dessous.',
    notVerified: (email) => `${email}, non confirmé`,
  },
  confirm: {
    question: (code, who) => `Vraiment transmettre ${code} à ${who} ?`,
    action: 'Transmettre',
    from: (who, email) =>
      `${who} (${email}) perd le code. Un e-mail lui dit qu’il a un autre propriétaire, sans dire qui.`,
    to: (who, email) =>
      `${who} (${email}) le possède aussitôt. Un e-mail l’en informe, avec l’adresse où le modifier.`,
    kept: (destination) => `L’effet d’un scan reste le même : ${destination}. Son nom est supprimé.`,
    emptied:
      'Son nom, son contenu et ses fichiers sont supprimés. Un scan ne mène nulle part jusqu’à ce que le nouveau propriétaire enregistre quelque chose.',
  },
};
