import { pluralIn } from '../../plural.ts';
import type { BulkTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: BulkTexts = {
  title: 'Sammelaktionen',
  codes: counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` }),
  of: (action, codes) => `${action}: ${codes}`,
  bar: {
    none: 'Nichts ausgewählt',
    selected: (codes) => `${codes} ausgewählt`,
    selectAll: (total) => `Alle ${total} passenden auswählen`,
    clear: 'Auswahl aufheben',
    action: 'Aktion',
    apply: 'Anwenden …',
    tooMany: (most) => `Höchstens ${most} Codes einzeln. Filtern Sie und wählen Sie alle passenden aus.`,
  },
  actions: {
    approve: { label: 'Freigeben', effect: 'Käufer können sie übernehmen.' },
    unapprove: { label: 'Freigabe zurückziehen', effect: 'Niemand kann sie übernehmen.' },
    enable: { label: 'Einschalten', effect: 'Scans führen dorthin, wohin ihre Besitzer wollen.' },
    disable: { label: 'Abschalten', effect: 'Scans führen zum Shop.' },
    restrict: { label: 'Als nicht bezahlt markieren', effect: 'Niemand kann sie übernehmen.' },
    unrestrict: { label: 'Als bezahlt markieren', effect: 'Käufer können die freigegebenen übernehmen.' },
    note: { label: 'Notiz zuweisen', effect: 'Die Notiz ersetzt jede frühere.' },
    tag: { label: 'Schlagwörter hinzufügen', effect: 'Die vorhandenen Schlagwörter bleiben.' },
    untag: { label: 'Schlagwörter entfernen', effect: 'Ihre anderen Schlagwörter bleiben.' },
    delete: {
      label: 'Löschen',
      effect: 'Ihre Inhalte gehen verloren, und ihre Kurzcodes werden nie wieder vergeben.',
    },
    import: { label: 'Importieren', effect: 'Sie führen weiter dorthin, wohin sie führten.' },
  },
  ask: {
    any: (action, codes) => `${action}: ${codes}?`,
    note: (codes) => `Notiz zuweisen: ${codes}?`,
    tag: (codes) => `Schlagwörter hinzufügen: ${codes}?`,
    untag: (codes) => `Schlagwörter entfernen: ${codes}?`,
  },
  confirm: {
    any: (action, codes) => `${action}: ${codes}`,
    note: (codes) => `Zuweisen: ${codes}`,
    tag: (codes) => `Hinzufügen: ${codes}`,
    untag: (codes) => `Entfernen: ${codes}`,
  },
  question: {
    cancel: 'Abbrechen',
    note: 'Notiz',
    noteHelp: 'Nur Admins sehen sie. Eine leere Notiz entfernt die vorhandenen.',
    reasonsHelp:
      'Die Besitzer der Codes lesen sie per E-Mail und in der App und können widersprechen. Codes ohne Besitzer brauchen keine. Nennen Sie niemanden.',
    noTag: 'Fügen Sie ein Schlagwort hinzu',
    undoable: 'Danach lässt sich alles auf einmal rückgängig machen.',
    final: 'Das lässt sich nicht rückgängig machen.',
  },
  undo: {
    action: 'Rückgängig',
    ask: (codes) => `Rückgängig machen: ${codes}?`,
    cancel: 'Abbrechen',
    advice:
      'Jeder Code wird wieder, wie er vorher war. Codes, die jemand seitdem geändert hat, bleiben, wie sie sind, und das Ergebnis nennt sie.',
  },
  list: {
    earlier: 'Frühere zeigen',
    fold: 'Zuklappen',
    details: 'Einzelheiten',
    cancel: 'Abbrechen',
    result: 'Ergebnis als CSV',
    failures: 'Fehler als CSV',
    undoing: (action) => `Wird rückgängig gemacht: ${action}`,
    quoted: (note) => `„${note}“`,
  },
  done: {
    approve: (number) => `${number} freigegeben`,
    unapprove: (number) => `${number} nicht mehr freigegeben`,
    enable: (number) => `${number} eingeschaltet`,
    disable: (number) => `${number} abgeschaltet`,
    restrict: (number) => `${number} als nicht bezahlt markiert`,
    unrestrict: (number) => `${number} als bezahlt markiert`,
    note: (number) => `${number} mit Notiz`,
    tag: (number) => `${number} mit Schlagwort`,
    untag: (number) => `${number} jetzt ohne`,
    delete: (number) => `${number} gelöscht`,
    import: (number) => `${number} importiert`,
  },
  outcome: {
    unchanged: (number) => `${number} waren schon so`,
    faulty: (number) => `${number} fehlerhaft`,
    refused: (number) => `${number} abgelehnt`,
    left: (number) => `${number} ausgelassen, weil abgebrochen wurde`,
    restored: (number) => `${number} rückgängig gemacht`,
    kept: (number) => `${number} belassen, weil sie seitdem geändert wurden`,
    cancelled: 'Vor dem ersten Code abgebrochen',
  },
};
