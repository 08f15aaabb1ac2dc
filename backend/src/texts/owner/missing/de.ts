import type { MissingTexts } from './texts.ts';

export const texts: MissingTexts = {
  nothing: {
    short: 'Hier ist nichts',
    title: 'Hier gibt es nichts',
    advice: 'Vielleicht ist die Adresse falsch eingegeben.',
  },
  foreignCode: {
    title: 'Dieser Code gehört jemand anderem',
    advice: 'Wenn Sie den Artikel gekauft haben, fragen Sie den Verkäufer.',
  },
  unknownCode: {
    title: 'Dieser QR-Code ist nicht bekannt',
    advice: 'Vielleicht wurde er gelöscht, oder die Adresse ist unvollständig.',
  },
};
