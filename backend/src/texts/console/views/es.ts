import type { ViewsTexts } from './texts.ts';

export const texts: ViewsTexts = {
  label: 'Vistas guardadas',
  usual: {
    all: 'Todos',
    toApprove: 'Por aprobar',
    claimedThisWeek: 'Reclamados esta semana',
    neverScanned: 'Nunca escaneados',
  },
  shared: 'Compartida con el equipo',
  sharedBy: (name) => `Compartida por ${name}`,
  sharedByYou: 'Compartida por usted',
  save: '+ Guardar vista',
  menu: 'Esta vista',
  share: 'Compartir con el equipo',
  rename: 'Cambiar el nombre',
  stop: 'Dejar de compartir',
  remove: 'Quitar esta vista',
  removeForAll: 'Eliminar para todos',
  saving: {
    title: 'Guardar esta vista',
    action: 'Guardar',
    here: 'Solo la conserva este navegador',
    forAll: 'Todos los que leen códigos la ven como pestaña',
  },
  renaming: {
    title: 'Cambiar el nombre de esta vista',
    action: 'Cambiar',
    forAll: 'Todos los que leen códigos ven el nuevo nombre',
  },
  removing: {
    question: (name) => `¿Eliminar «${name}» para todos?`,
    says: 'Su pestaña desaparece de las consolas de todo el equipo. Ningún código cambia.',
    action: 'Eliminar',
    keep: 'Conservarla',
  },
  name: 'Nombre',
  nameMissing: 'Escriba un nombre',
  nameTaken: 'Otra vista tiene este nombre',
  failed: {
    share: 'No se ha podido compartir la vista',
    rename: 'No se ha podido cambiar el nombre de la vista',
    remove: 'No se ha podido quitar la vista',
  },
};
