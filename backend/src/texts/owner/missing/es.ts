import type { MissingTexts } from './texts.ts';

export const texts: MissingTexts = {
  nothing: {
    short: 'Aquí no hay nada',
    title: 'No hay nada en esta dirección',
    advice: 'Puede que la dirección esté mal escrita.',
  },
  foreignCode: {
    title: 'Este código pertenece a otra persona',
    advice: 'Si compró el artículo, pregunte al vendedor.',
  },
  unknownCode: {
    title: 'Este código QR es desconocido',
    advice: 'Puede que se haya eliminado o que la dirección esté incompleta.',
  },
};
