import type { EraseTexts } from './texts.ts';

export const texts: EraseTexts = {
  title: '¿Eliminar esta cuenta para siempre?',
  action: 'Eliminar la cuenta',
  advice: (who, email) =>
    `Se cierran todas las sesiones de ${who} (${email}). Se eliminan todos los contenidos y archivos de esta persona. Nadie puede deshacerlo.`,
  codes: 'Sus códigos',
  choices: { close: 'Mantenerlos cerrados', release: 'Liberarlos: cualquiera puede reclamarlos' },
  reason: 'Motivo',
  reasonHelp: 'Queda en el registro. No nombre a la persona.',
};
