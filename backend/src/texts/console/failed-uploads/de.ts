import { pluralIn } from '../../plural.ts';
import type { FailedUploadTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: FailedUploadTexts = {
  title: 'Gescheiterte Uploads',
  reading: 'Wird gelesen …',
  none: 'Jedes Bild hat seinen Code gefunden.',
  byAt: (who, when) => `${who}, ${when}`,
  dismiss: 'Ausblenden',
  dismissNamed: (name) => `${name} ausblenden`,
  dismissThese: counted({ one: (n) => `Diese ${n} ausblenden`, other: (n) => `Diese ${n} ausblenden` }),
  dismissAll: 'Alle ausblenden',
  advice: 'Ein besseres Bild mit demselben Namen entfernt seine Zeile. Zeilen bleiben 90 Tage.',
};
