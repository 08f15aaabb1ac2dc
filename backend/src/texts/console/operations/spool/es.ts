import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('es');

/** The Spanish texts of scans that wait in a file while the log is away. */
export const spool: OperationsTexts['spool'] = {
  waiting: counted({
    one: (n) => `${n} escaneo espera en un archivo al registro de eventos`,
    many: (n) => `${n} de escaneos esperan en un archivo al registro de eventos`,
    other: (n) => `${n} escaneos esperan en un archivo al registro de eventos`,
  }),
  buyers: 'Nada: los códigos siguen llevando a su destino. Los recuentos de escaneos suben más tarde.',
  remedy:
    'Recupere el registro de eventos. Los escaneos entran entonces por sí mismos. Conserve hasta entonces la carpeta scan-spool.',
  away: 'Se rechazan los cambios y los escaneos de códigos que nadie ha escaneado hace poco. Los demás escaneos llevan a su destino. Las páginas y las listas aún se muestran.',
};
