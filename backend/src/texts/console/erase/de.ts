import type { EraseTexts } from './texts.ts';

export const texts: EraseTexts = {
  title: 'Dieses Konto für immer löschen?',
  action: 'Konto löschen',
  advice: (who, email) =>
    `${who} (${email}) wird überall abgemeldet. Alle Inhalte und Dateien dieser Person werden entfernt. Niemand kann das rückgängig machen.`,
  codes: 'Codes der Person',
  choices: { close: 'Geschlossen halten', release: 'Für andere öffnen, sodass alle sie übernehmen können' },
  reason: 'Grund',
  reasonHelp: 'Bleibt im Protokoll. Nennen Sie die Person nicht.',
};
