import { ROLE_WORDS } from '../../../roles/index.ts';
import type { PeopleTexts } from '../texts.ts';

const KEPT = 'Eigene Codes bleiben ihre.';
const words = ROLE_WORDS.de;

const role = (name: string, does: string, change: string) => ({
  name,
  does,
  change,
  make: `Rolle „${name}“ geben`,
  question: (who: string) => `${who} wirklich die Rolle „${name}“ geben?`,
});

export const roles: PeopleTexts['roles'] = {
  role: 'Rolle',
  help: (does) => `Die Rolle ${does}.`,
  option: (name, does) => `${name} (${does})`,
  title: 'Rolle ändern',
  next: 'Weiter',
  seesNames: 'Diesem Prüfer Namen und E-Mail-Adressen zeigen',
  signedOut: 'Die Person wird überall abgemeldet und hat ab der nächsten Anmeldung die neuen Rechte.',
  keysEnd: 'API-Schlüssel, die sie erstellt hat, verfallen.',
  of: {
    user: role(
      words.user,
      'besitzt Codes',
      'Diese Rolle liest und ändert die eigenen Codes und keine anderen.',
    ),
    admin: role(words.admin, 'ändert alles', `Diese Rolle kann keine Codes übernehmen. ${KEPT}`),
    manager: role(
      words.manager,
      'ändert und druckt Codes, liest Personen',
      `Diese Rolle kann keine Codes übernehmen, keine Konten ändern und weder Protokoll noch API-Schlüssel lesen. ${KEPT}`,
    ),
    support: role(
      words.support,
      'hilft Personen, ändert, wohin Codes führen',
      `Diese Rolle kann Codes weder übernehmen noch erzeugen, freigeben oder drucken und weder Protokoll noch API-Schlüssel lesen. ${KEPT}`,
    ),
    printer: role(
      words.printer,
      'liest Chargen und druckt sie',
      'Diese Rolle kann Codes weder übernehmen noch ändern und liest keine Personen. Eigene Codes bleiben ihre und funktionieren weiter; nur der Shop kann sie ändern.',
    ),
    auditor: role(
      words.auditor,
      'liest alles, ändert nichts',
      'Diese Rolle kann Codes weder übernehmen noch ändern. Eigene Codes bleiben ihre und funktionieren weiter; nur der Shop kann sie ändern.',
    ),
  },
};
