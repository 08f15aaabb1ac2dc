import { ROLE_WORDS } from '../../../roles/index.ts';
import type { PeopleTexts } from '../texts.ts';

const KEPT = 'Ses propres codes restent les siens.';
const words = ROLE_WORDS.fr;

const role = (name: string, does: string, change: string) => ({
  name,
  does,
  change,
  make: `Donner le rôle « ${name} »`,
  question: (who: string) => `Vraiment donner à ${who} le rôle « ${name} » ?`,
});

export const roles: PeopleTexts['roles'] = {
  role: 'Rôle',
  help: (does) => `Ce rôle ${does}.`,
  option: (name, does) => `${name} : ${does}`,
  title: 'Changer le rôle',
  next: 'Continuer',
  seesNames: 'Montrer les noms et les e-mails à cet auditeur',
  signedOut:
    'La personne est déconnectée partout, et a les nouveaux droits à partir de sa prochaine connexion.',
  keysEnd: 'Les clés d’API qu’elle a créées expirent.',
  of: {
    user: role(words.user, 'possède des codes', 'Ce rôle lit et modifie ses propres codes, et aucun autre.'),
    admin: role(words.admin, 'modifie tout', `Ce rôle ne peut pas revendiquer de codes. ${KEPT}`),
    manager: role(
      words.manager,
      'modifie et imprime les codes, lit les personnes',
      `Ce rôle ne peut ni revendiquer de codes, ni modifier de comptes, ni lire le journal et les clés d’API. ${KEPT}`,
    ),
    support: role(
      words.support,
      'aide les personnes, change où mènent les codes',
      `Ce rôle ne peut ni revendiquer, ni générer, ni approuver, ni imprimer de codes, ni lire le journal et les clés d’API. ${KEPT}`,
    ),
    printer: role(
      words.printer,
      'lit les lots et les imprime',
      'Ce rôle ne peut ni revendiquer ni modifier de codes, et ne lit pas les personnes. Ses propres codes restent les siens et fonctionnent toujours ; seule la boutique peut les modifier.',
    ),
    auditor: role(
      words.auditor,
      'lit tout, ne modifie rien',
      'Ce rôle ne peut ni revendiquer ni modifier de codes. Ses propres codes restent les siens et fonctionnent toujours ; seule la boutique peut les modifier.',
    ),
  },
};
