import type { ChangeTexts } from './index.ts';

export const es: ChangeTexts = {
  generated: 'Código creado',
  approved: 'Aprobado',
  unapproved: 'Aprobación retirada',
  enabled: 'Activado',
  disabled: 'Desactivado',
  restricted: 'Marcado como no pagado',
  unrestricted: 'Marcado como pagado',
  claimed: 'Reclamado',
  named: 'Nombre cambiado',
  saved: 'Guardado',
  cleared: 'Código vaciado',
  hidden: 'Ocultado por ahora',
  shown: 'Mostrado de nuevo',
  withheld: 'Retirado a los visitantes',
  lifted: 'Retirada levantada',
  reset: 'Restablecido: nombre y destino quitados',
  released: 'El dueño se fue',
  handedOver: 'Traspasado',
  imageAttached: 'Imagen del código añadida',
  imageRemoved: 'Imagen del código quitada',
};
