import type { AdviceTexts } from './index.ts';

export const de: AdviceTexts = {
  network: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  busy: (when) => `Aus Ihrem Netz kamen gerade viele Versuche. Versuchen Sie es ${when} erneut.`,
  fault: (when) => `Der Fehler liegt bei uns, nicht bei Ihnen. Versuchen Sie es ${when} erneut.`,
  refused: 'Laden Sie die Seite neu und versuchen Sie es erneut.',
  moment: 'gleich',
};
