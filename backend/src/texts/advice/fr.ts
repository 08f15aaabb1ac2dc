import type { AdviceTexts } from './index.ts';

export const fr: AdviceTexts = {
  network: 'Vérifiez votre connexion et réessayez.',
  busy: (when) => `Beaucoup d’essais viennent d’arriver de votre réseau. Réessayez ${when}.`,
  fault: (when) => `Le problème vient de nous, pas de vous. Réessayez ${when}.`,
  refused: 'Rechargez la page et réessayez.',
  moment: 'dans un instant',
};
