import { de as content } from '../../../content/de.ts';
import type { CodeFilterTexts } from './texts.ts';

export const texts: CodeFilterTexts = {
  content,
  any: 'Alle',
  none: 'Nichts gefunden',
  type: 'Art',
  owner: { label: 'Besitzer', clear: 'Alle Besitzer', some: 'eine Person' },
  batch: { label: 'Charge', clear: 'Alle Chargen', some: 'eine Charge' },
  tag: { label: 'Schlagwort', clear: 'Alle Schlagwörter' },
  dates: {
    label: 'Zeitraum',
    own: 'Von … bis …',
    from: 'Von',
    to: 'Bis',
    presets: {
      today: 'Heute',
      week: 'Letzte 7 Tage',
      month: 'Dieser Monat',
      lastMonth: 'Letzter Monat',
      year: 'Dieses Jahr',
    },
  },
  switches: {
    isActive: { label: 'Eingeschaltet', off: 'Abgeschaltet', on: 'Eingeschaltet' },
    approved: { label: 'Freigegeben', off: 'Nicht freigegeben', on: 'Freigegeben' },
    claimed: { label: 'Übernommen', off: 'Nicht übernommen', on: 'Übernommen' },
    restricted: { label: 'Nicht bezahlt', off: 'Bezahlt', on: 'Nicht bezahlt' },
    scanned: { label: 'Gescannt', off: 'Nie gescannt', on: 'Gescannt' },
    flagged: { label: 'Gewarnt', off: 'Ohne Warnung', on: 'Mit Warnung' },
  },
  set: {
    label: 'Gesetzte Filter',
    clear: 'Leeren',
    clearAll: 'Alle Filter entfernen',
    take: (filter) => `Entfernen: ${filter}`,
    type: (type) => `Art: ${type}`,
    owner: (owner) => `Besitzer: ${owner}`,
    batch: (batch) => `Charge: ${batch}`,
    tag: (tag) => `Schlagwort: ${tag}`,
    between: (first, last) => `${first} bis ${last}`,
    from: (day) => `Ab ${day}`,
    to: (day) => `Bis ${day}`,
    claimedFrom: (day) => `Übernommen seit ${day}`,
    link: (beginning) => `Beginnt mit ${beginning}`,
    chosen: (count) => `Ausgewählt: ${count}`,
  },
};
