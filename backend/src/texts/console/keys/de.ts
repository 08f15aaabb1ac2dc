import type { KeysTexts } from './texts.ts';

export const texts: KeysTexts = {
  title: 'Tasten',
  single: 'Einzelne Tasten',
  on: 'Ein',
  off: 'Aus',
  advice:
    'Einzelne Tasten ruhen, während Sie schreiben. Schalten Sie sie aus, wenn Sie diktieren oder wenn sie Sie stören.',
  names: { ctrlK: 'Strg K', enter: 'Eingabe', space: 'Leertaste', escape: 'Esc' },
  groups: {
    page: 'Auf jeder Seite',
    codes: 'In der Liste der Codes',
    table: 'In der Tabelle der Codes',
    sheet: 'In der Ansicht eines Codes',
    row: 'In einer Zeile, die bearbeitet wird',
  },
  does: {
    list: 'Tasten zeigen',
    search: 'Auf der Seite suchen',
    jump: 'Zu einem Code, einer Charge, einer Person oder einem Bereich springen',
    generate: 'Codes erzeugen',
    nextRow: 'Zur nächsten Zeile',
    rowBefore: 'Zur vorigen Zeile',
    select: 'Zeile auswählen oder abwählen',
    edit: 'Name und Notiz in der Zeile bearbeiten',
    open: 'Seite des Codes öffnen',
    look: 'Code ansehen',
    codeBefore: 'Zum vorigen Code',
    nextCode: 'Zum nächsten Code',
    save: 'Speichern',
    leave: 'Lassen, wie es war',
  },
};
