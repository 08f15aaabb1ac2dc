import { ROLE_WORDS } from '../../../roles/index.ts';
import type { PeopleTexts } from '../texts.ts';

const KEPT = 'Sus propios códigos siguen siendo suyos.';
const words = ROLE_WORDS.es;

const role = (name: string, does: string, change: string) => ({
  name,
  does,
  change,
  make: `Dar el rol «${name}»`,
  question: (who: string) => `¿Dar realmente a ${who} el rol «${name}»?`,
});

export const roles: PeopleTexts['roles'] = {
  role: 'Rol',
  help: (does) => `Este rol ${does}.`,
  option: (name, does) => `${name}, ${does}`,
  title: 'Cambiar el rol',
  next: 'Continuar',
  seesNames: 'Mostrar nombres y correos a este auditor',
  signedOut:
    'Se cierran todas las sesiones de la persona, que tiene los nuevos derechos a partir de su próximo inicio de sesión.',
  keysEnd: 'Las claves de API que creó caducan.',
  of: {
    user: role(words.user, 'tiene códigos', 'Este rol lee y cambia sus propios códigos, y ningún otro.'),
    admin: role(words.admin, 'cambia todo', `Este rol no puede reclamar códigos. ${KEPT}`),
    manager: role(
      words.manager,
      'cambia e imprime códigos, lee personas',
      `Este rol no puede reclamar códigos, cambiar cuentas ni leer el registro y las claves de API. ${KEPT}`,
    ),
    support: role(
      words.support,
      'ayuda a las personas, cambia adónde llevan los códigos',
      `Este rol no puede reclamar, generar, aprobar ni imprimir códigos, ni leer el registro y las claves de API. ${KEPT}`,
    ),
    printer: role(
      words.printer,
      'lee los lotes y los imprime',
      'Este rol no puede reclamar ni cambiar códigos, y no lee personas. Sus propios códigos siguen siendo suyos y funcionando; solo la tienda puede cambiarlos.',
    ),
    auditor: role(
      words.auditor,
      'lee todo, no cambia nada',
      'Este rol no puede reclamar ni cambiar códigos. Sus propios códigos siguen siendo suyos y funcionando; solo la tienda puede cambiarlos.',
    ),
  },
};
