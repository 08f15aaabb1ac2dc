import type { EraseTexts } from './texts.ts';

export const texts: EraseTexts = {
  title: 'Supprimer ce compte pour toujours ?',
  action: 'Supprimer le compte',
  advice: (who, email) =>
    `${who} (${email}) est déconnecté partout. Tous les contenus et fichiers de cette personne sont supprimés. Personne ne peut annuler cela.`,
  codes: 'Ses codes',
  choices: { close: 'Les garder fermés', release: 'Les libérer : tout le monde peut les revendiquer' },
  reason: 'Motif',
  reasonHelp: 'Reste dans le journal. Ne nommez pas la personne.',
};
