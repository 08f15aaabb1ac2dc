import { de as changes } from '../../../changes/de.ts';
import { de as figures } from '../../../figures/de.ts';
import { de as versions } from '../../../versions/de.ts';
import type { CodePageTexts } from './texts.ts';

export const texts: CodePageTexts = {
  changes,
  figures,
  versions,
  code: 'Der Code',
  save: 'Speichern',
  about: {
    link: 'Link',
    owner: 'Besitzer',
    batch: 'Charge',
    itsBatch: 'Seine Charge',
    created: 'Erstellt',
    approved: 'Freigegeben',
    uploaded: 'Bild hochgeladen',
    tags: 'Schlagwörter',
    addTag: 'Schlagwort hinzufügen',
    note: 'Notiz',
    none: 'Keine',
  },
  note: {
    edit: 'Bearbeiten',
    editNote: 'Notiz bearbeiten',
    title: 'Notiz zum Code',
    help: 'Nur die Konsole zeigt sie.',
  },
  name: { rename: 'Code umbenennen', title: 'Name des Codes', label: 'Name' },
  parts: {
    label: 'Über den Code',
    destination: 'Führt zu',
    scans: 'Scans',
    history: 'Verlauf',
    files: 'Dateien',
    notices: 'Meldungen',
    numbered: (part, count) => `${part} ${count}`,
  },
  destination: {
    type: 'Art',
    nothing: 'Noch ist nichts gespeichert.',
    change: 'Link oder Nummer ändern',
    editor: 'Editor für alle Arten öffnen',
  },
  scans: {
    none: 'Noch keine Scans',
    own: 'Eigene Besuche des Besitzers zählen nicht.',
    devices: 'Geräte',
    device: 'Gerät',
    from: 'Woher',
    site: 'Website',
    whose: 'Alle Scans',
  },
  files: { none: 'Keine Dateien', advice: 'Für diesen Code wurde nichts hochgeladen.' },
  history: {
    none: 'Keine Änderungen',
    changes: 'Änderungen',
    older: 'Ältere Änderungen',
    elsewhere: (events) => `Scans, vorbereitete Dateien und Notizen stehen in den ${events}.`,
    events: 'Ereignissen dieses Codes',
    now: 'Jetzt',
    by: (doer) => `von ${doer}`,
    gone: 'Name und Inhalt gibt es nicht mehr',
    asItWas: 'Wie es war',
    asItWasAt: (time) => `Wie es war, ${time}`,
    restore: 'Wiederherstellen',
    restoreOf: (time) => `Version wiederherstellen, ${time}`,
    ask: 'Diese Version wiederherstellen?',
    advice: (time) => `Name und Ziel werden wieder die von ${time}. Der Verlauf behält die jetzige Version.`,
  },
  danger: {
    title: 'Gefahr',
    handOver:
      'Beim Übergeben bekommt der Code einen anderen Besitzer. Beide erhalten eine E-Mail. Der Name geht verloren, und der Inhalt auch, wenn Sie ihn nicht behalten.',
    handOverNow: 'Übergeben',
    withhold:
      'Vorenthalten nimmt den Besuchern den Inhalt, bis die Entscheidung zurückgenommen wird. Der Besitzer kann ihn weiter bearbeiten.',
    withholdNow: 'Inhalt vorenthalten',
    decision: 'Die Entscheidung',
    remove: 'Löschen entfernt den Code, seinen Inhalt und seine Scans. Das Konto seines Besitzers bleibt.',
    removeNow: 'Diesen Code löschen',
  },
  neighbours: { label: 'Codes der Liste', before: 'Voriger Code', after: 'Nächster Code' },
  unknown: {
    title: 'Diesen Code gibt es nicht',
    happened: 'Was mit ihm geschah',
    advice:
      'Vielleicht ist die Adresse falsch eingegeben, oder der Code wurde gelöscht. Seine Ereignisse bleiben im Protokoll.',
  },
};
