import type { AdviceTexts } from './index.ts';

export const es: AdviceTexts = {
  network: 'Compruebe su conexión e inténtelo de nuevo.',
  busy: (when) => `Acaban de llegar muchos intentos desde su red. Inténtelo de nuevo ${when}.`,
  fault: (when) => `El fallo es nuestro, no suyo. Inténtelo de nuevo ${when}.`,
  refused: 'Recargue la página e inténtelo de nuevo.',
  moment: 'en un momento',
};
