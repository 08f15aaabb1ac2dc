import type { OperationsTexts } from '../texts.ts';

const LISTS = 'Escanear y reclamar funcionan. Las listas y las páginas muestran un estado anterior.';
const MAILS_LATE = 'Los códigos de un solo uso y los enlaces llegan tarde, o no llegan.';
const LEARN_LATE = 'Los programas de la tienda se enteran tarde de lo ocurrido.';
const SAVED_LATE = 'Se advierte tarde a los visitantes de las direcciones guardadas desde entonces.';

export const parts: OperationsTexts['parts'] = {
  names: {
    codes: 'Códigos',
    users: 'Personas',
    banners: 'Publicidad',
    'scan-statistics': 'Estadísticas de escaneos',
    batches: 'Lotes',
    'bulk-actions': 'Acciones en grupo',
    'api-keys': 'Claves de API',
    notices: 'Avisos',
    rebuilds: 'La reconstrucción solicitada',
    'expand-batches': 'Códigos generados',
    'settle-claims': 'Reclamaciones en espera',
    'release-emails': 'Correos liberados',
    'mail-outbox': 'Correos',
    'notice-outbox': 'Correos sobre avisos, decisiones y advertencias',
    'mail-sender': 'La comprobación del remitente',
    'erase-people': 'Personas borradas: sus datos',
    'forget-people': 'Personas borradas: sus claves',
    'prepare-pictures': 'Imágenes subidas',
    'convert-videos': 'Vídeos subidos',
    'run-bulk-actions': 'Cambios de muchos códigos',
    'finish-hand-overs': 'Códigos traspasados',
    'carry-out-decisions': 'Decisiones sobre códigos',
    webhooks: 'Webhooks',
    'webhook-outbox': 'Mensajes de webhooks',
    backup: 'Copias de seguridad programadas',
    certificates: 'Certificados',
    retention: 'Conservación',
    'webhook-sender': 'Entregas de webhooks',
    'mail-retries': 'Correos que se reintentan',
    'check-destinations': 'Comprobación de direcciones guardadas',
    'check-destinations-remote': 'Comprobación de direcciones guardadas con Safe Browsing',
    'recheck-destinations': 'Comprobación diaria de direcciones',
    'destination-lists': 'Listas de direcciones dañinas',
    'clean-files': 'Archivos sin metadatos',
    'webhook-log': 'Registro de webhooks',
    'event store': 'Registro de eventos',
    'read store': 'Modelos de lectura',
    vault: 'Bóveda',
    files: 'Archivos',
    kafka: 'Kafka',
  },
  engines: {
    'event store': {
      buyers: 'Se rechazan escaneos y cambios. Las páginas y las listas aún se muestran.',
      remedy:
        'Libere espacio en su disco o reinícielo. Después continúa por sí mismo, sin reiniciar el producto.',
    },
    'read store': {
      buyers:
        'Nadie puede iniciar sesión ni cambiar nada. Los escaneos de códigos escaneados hace poco aún llevan a su destino.',
      remedy: 'Reinicie la base de datos de los modelos de lectura. Después continúa por sí misma.',
    },
    vault: {
      buyers: 'Nadie puede iniciar sesión, reclamar un código ni cambiar nada.',
      remedy: 'Libere espacio en su disco o reinicie su base de datos. Después continúa por sí misma.',
    },
    files: {
      buyers: 'No se muestran imágenes, PDF ni vídeos, y se rechazan las subidas.',
      remedy: 'Reinicie el almacenamiento de archivos y compruebe su disco y sus permisos.',
    },
    kafka: {
      buyers: LISTS,
      remedy: 'Reinicie Kafka. Los modelos de lectura se ponen al día por sí mismos.',
    },
  },
  other: { buyers: LISTS, remedy: 'Reinícielo.' },
  buyers: {
    'expand-batches': 'Los códigos nuevos existen un rato después de generarse.',
    rebuilds: 'Nada. Los modelos de lectura actuales se muestran hasta que termine la reconstrucción.',
    'settle-claims': 'Una reclamación que espera un correo confirmado se resuelve más tarde.',
    'release-emails': 'Un correo abandonado puede usarse más tarde para otra cuenta.',
    'mail-outbox': MAILS_LATE,
    'notice-outbox':
      'Quienes avisan y los dueños se enteran tarde de lo que se decidió, o de que se advierte a los visitantes.',
    'mail-sender': 'Nadie nota que los registros del remitente son incorrectos.',
    'erase-people': 'Las cuentas eliminadas se vacían más tarde.',
    'forget-people': 'Las claves de cuentas eliminadas se destruyen más tarde.',
    'prepare-pictures': 'Las imágenes nuevas se muestran en su primera forma, que carga despacio.',
    'convert-videos': 'Puede que los vídeos nuevos no se reproduzcan en todos los navegadores.',
    'run-bulk-actions': 'Los cambios de muchos códigos surten efecto más tarde.',
    'finish-hand-overs': 'Un código traspasado llega más tarde a su nuevo propietario.',
    'carry-out-decisions': 'Los códigos cambian más tarde de lo decidido.',
    webhooks: LEARN_LATE,
    'webhook-outbox': LEARN_LATE,
    'webhook-sender': LEARN_LATE,
    'webhook-log': 'La consola no muestra las últimas entregas de webhooks.',
    'mail-retries': MAILS_LATE,
    'check-destinations': SAVED_LATE,
    'check-destinations-remote': SAVED_LATE,
    'recheck-destinations':
      'Se advierte tarde a los visitantes de las direcciones que se volvieron peligrosas.',
    'destination-lists': 'Las direcciones se comparan con las últimas listas correctas.',
    backup: 'Nada por ahora. Si se perdiera la máquina, se perdería todo desde la última copia correcta.',
    retention: 'Lo que ha vencido se elimina más tarde.',
    'clean-files': 'Los archivos conservan más tiempo los lugares y las horas que escriben las cámaras.',
    certificates: 'Nada mientras el último certificado sea válido. Sin él, no se puede abrir el dominio.',
  },
  byItself: 'Nada: continúa por sí mismo. Si persiste, mire el registro del proceso.',
};
