import { de as advice } from '../../advice/de.ts';
import type { WidgetTexts } from './texts.ts';

export const texts: WidgetTexts = {
  advice,
  notYet: 'noch nicht',
  deletedPerson: 'eine gelöschte Person',
  by: {
    system: 'dem System',
    deletedPerson: 'einer gelöschten Person',
    apiKey: (who, key) => `dem API-Schlüssel „${key}“ von ${who}`,
  },
  trail: 'Übergeordnete Seiten',
  tryAgain: 'Erneut versuchen',
  pager: {
    previous: 'Zur vorherigen Seite',
    next: 'Zur nächsten Seite',
    current: (page) => `Seite ${page}`,
    other: (page) => `Zur Seite ${page}`,
  },
  proof: {
    usePassword: 'Stattdessen das Passwort verwenden',
    useCode: 'Stattdessen einen Code verwenden',
  },
  sort: {
    ASC: (label) => `Nach „${label}“ aufsteigend sortieren`,
    DESC: (label) => `Nach „${label}“ absteigend sortieren`,
  },
  unsaved: {
    title: 'Ohne Speichern schließen?',
    close: 'Schließen',
    stay: 'Bleiben',
    advice: 'Was Sie eingegeben haben, ist nicht gespeichert.',
  },
};
