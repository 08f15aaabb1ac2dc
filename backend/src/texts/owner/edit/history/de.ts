import type { EditWords } from '../texts.ts';

export const history: EditWords['history'] = {
  title: 'Verlauf',
  loading: 'Der Verlauf wird geladen',
  failed: 'Der Verlauf konnte nicht angezeigt werden',
  older: 'Ältere Änderungen zeigen',
  view: 'Ansehen',
  viewVersion: (when) => `: Version vom ${when}`,
  now: 'Jetzt',
  by: (who, when) => `Von ${who}, ${when}`,
  who: { you: 'Ihnen', owner: 'dem Besitzer', admin: 'einem Administrator', system: 'dem System' },
  gone: 'Nicht mehr verfügbar',
  goneAdvice: 'Diese Version wurde gelöscht oder stammt aus der Zeit, bevor der Code Ihnen gehörte.',
  allChanges: 'Alle Änderungen',
  restoreVersion: 'Diese Version wiederherstellen',
  asOf: (when) => `Stand vom ${when}`,
  likeNow: 'So ist der Code jetzt.',
  restore: {
    title: 'Diese Version wiederherstellen?',
    confirm: 'Wiederherstellen',
    advice: (when) => `Name und Ziel werden wieder wie am ${when}. Die jetzige Version bleibt im Verlauf.`,
  },
};
