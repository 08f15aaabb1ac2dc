import { de as advice } from '../../advice/de.ts';
import { de as kit } from '../../kit/de.ts';
import { messages } from '../../messages/de.ts';
import type { ShellWords, TranslatedShell } from './texts.ts';

const words: ShellWords = {
  language: 'Sprache',
  myCodes: 'Meine QR-Codes',
  goToMyCodes: 'Zu meinen QR-Codes',
  profile: 'Profil',
  signOut: 'Abmelden',
  back: 'Zurück',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
  newTab: '(öffnet einen neuen Tab)',
  unsaved: {
    title: 'Ohne Speichern abmelden?',
    stay: 'Bleiben',
    advice: 'Ihre Änderungen sind nicht gespeichert. Beim Abmelden werden sie von diesem Gerät entfernt.',
  },
  scansWork: 'Ihre Codes lassen sich weiterhin scannen.',
  fileFailed:
    'Die Datei konnte nicht erstellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut',
};

export const texts: TranslatedShell = { words, advice, kit, messages };
