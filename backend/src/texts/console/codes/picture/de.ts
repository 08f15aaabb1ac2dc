import { pluralIn } from '../../../plural.ts';
import type { PictureTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: PictureTexts = {
  one: {
    file: (code) => `Bild von ${code}`,
    upload: (code) => `Bild von ${code} hochladen`,
    remove: (code) => `Bild von ${code} löschen`,
    ask: 'Möchten Sie das Bild dieses QR-Codes wirklich löschen?',
    advice: (code) => `Das Bild von ${code} geht verloren. Der Code und sein Ziel bleiben.`,
  },
  many: {
    title: 'Bilder hochladen',
    stop: 'Anhalten',
    close: 'Schließen',
    goOn: 'Fortsetzen',
    more: 'Weitere hochladen',
    files: 'Bilder von QR-Codes',
    choose: 'Bilder auswählen',
    drop: 'oder hier ablegen: Fotos gedruckter Codes, JPG oder PNG, je bis zu 100 MB. Das Symbol darauf ordnet jedes seinem Code zu.',
    progress: 'Wird hochgeladen',
    soFar: (done, all) => `${done} von ${all} Bildern sind fertig`,
    rest: (soFar) => `${soFar}. „Fortsetzen“ sendet den Rest: Nichts wird doppelt hinzugefügt.`,
    stopped: 'Das Hochladen wurde angehalten',
    lost: 'Die Verbindung ist abgebrochen',
  },
  done: {
    every: 'Jedes Bild ist hinzugefügt',
    none: 'Kein Bild konnte hinzugefügt werden',
    some: (attached, all) => `${attached} von ${all} Bildern wurden hinzugefügt`,
    all: counted({
      one: (n) => `${n} Bild wurde hinzugefügt`,
      other: (n) => `${n} Bilder wurden hinzugefügt`,
    }),
    where: 'Jedes ist auf der Karte seines Codes zu sehen.',
    before: counted({
      one: () => 'Ein Bild wurde schon vorher hinzugefügt. Es wird nicht noch einmal gesendet.',
      other: (n) => `${n} Bilder wurden schon vorher hinzugefügt. Sie werden nicht noch einmal gesendet.`,
    }),
  },
  toast: {
    all: 'Die Bilder der QR-Codes sind hochgeladen',
    some: (attached, all, failed) => `${attached} von ${all} Bildern hochgeladen, ${failed} fehlgeschlagen`,
  },
  failed: {
    title: counted({
      one: (n) => `${n} Datei konnte nicht hinzugefügt werden`,
      other: (n) => `${n} Dateien konnten nicht hinzugefügt werden`,
    }),
    download: 'Liste herunterladen',
  },
  unfinished: {
    title: 'Ihr letztes Hochladen wurde nicht fertig',
    again: 'Alle noch einmal senden',
    goOn: (before) => `Wählen Sie dieselben Dateien noch einmal aus, dann geht es weiter. ${before}`,
  },
};
