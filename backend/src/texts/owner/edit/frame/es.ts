import { pluralIn } from '../../../plural.ts';
import type { EditWords } from '../texts.ts';

const counted = pluralIn('es');

export const frame: EditWords['frame'] = {
  title: 'Editar el código QR:',
  loadingCode: 'Cargando el código QR',
  loadingTab: 'Cargando la pestaña',
  thisCode: 'Este código',
  name: 'Nombre',
  namePlaceholder: 'Nombre del código QR (opcional)',
  tabsLabel: 'Adónde lleva el código',
  tabs: {
    link: 'URL / enlace',
    phoneNumber: 'Llamada',
    memories: 'Crear página',
    pdf: 'Archivo PDF',
    image: 'Imágenes/vídeos',
    smartQR: 'QR inteligente',
  },
  save: 'Guardar',
  saving: 'Guardando…',
  uploading: counted({
    one: (count) => `Subiendo ${count} archivo…`,
    many: (count) => `Subiendo ${count} archivos…`,
    other: (count) => `Subiendo ${count} archivos…`,
  }),
  undo: 'Deshacer',
  scanShows: 'Lo que muestra un escaneo',
  preview: {
    button: 'Vista previa',
    preparing: 'Guardando y preparando la vista previa…',
    blocked:
      'Su navegador bloqueó la vista previa. Permita las ventanas emergentes en esta página o escanee el código.',
  },
  claimed: {
    title: 'Este código es suyo',
    advice: 'Elija adónde lleva y cámbielo tantas veces como quiera.',
  },
  clear: {
    button: 'Vaciar este código',
    title: '¿Vaciar este código?',
    confirm: 'Vaciar',
    advice:
      'Un escaneo de este código ya no mostrará nada. El nombre se conserva, y desde el historial se puede recuperar lo demás.',
  },
  leave: {
    title: '¿Salir sin guardar?',
    confirm: 'Salir',
    stay: 'Quedarse',
    advice:
      'Sus cambios no se han guardado. Este dispositivo los conserva hasta que vuelva o cierre la sesión.',
  },
  unsaved: {
    failed: 'Su último cambio no se guardó',
    failedAdvice: 'Lo que escribió sigue aquí. Revíselo y guarde de nuevo.',
    back: 'Sus cambios sin guardar están de vuelta',
    backAdvice: 'El formulario muestra lo que escribió antes.',
    showSaved: 'Mostrar lo guardado',
  },
  offline: {
    title: 'Está sin conexión',
    advice: 'Su texto se conserva. Se guardará cuando vuelva a tener conexión.',
  },
  conflict: {
    title: 'Este código se cambió mientras tanto en otro lugar',
    advice: 'Nada de lo que escribió se ha perdido. Elija la versión que quiere conservar.',
    yours: 'La suya',
    incomplete: 'Aún no está completa. Edite su versión para verla.',
    savedMeanwhile: 'Guardado mientras tanto',
    savedBy: (who, when) => `Guardado mientras tanto por ${who}, ${when}`,
    keepMine: 'Conservar la mía',
    takeTheirs: 'Usar la otra',
    editMine: 'Editar la mía',
  },
};
