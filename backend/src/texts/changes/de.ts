import type { ChangeTexts } from './index.ts';

export const de: ChangeTexts = {
  generated: 'Code erstellt',
  approved: 'Freigegeben',
  unapproved: 'Freigabe zurückgezogen',
  enabled: 'Eingeschaltet',
  disabled: 'Abgeschaltet',
  restricted: 'Als nicht bezahlt markiert',
  unrestricted: 'Als bezahlt markiert',
  claimed: 'Übernommen',
  named: 'Name geändert',
  saved: 'Gespeichert',
  cleared: 'Code geleert',
  hidden: 'Vorerst ausgeblendet',
  shown: 'Wieder gezeigt',
  withheld: 'Scannern vorenthalten',
  lifted: 'Vorenthaltung aufgehoben',
  reset: 'Zurückgesetzt: Name und Ziel entfernt',
  released: 'Der Besitzer ist gegangen',
  handedOver: 'Übergeben',
  imageAttached: 'Bild des Codes hinzugefügt',
  imageRemoved: 'Bild des Codes entfernt',
};
