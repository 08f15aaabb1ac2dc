import type { DecisionTexts } from './texts.ts';

export const texts: DecisionTexts = {
  title: 'Decisiones sobre sus códigos',
  one: 'Una decisión sobre su código',
  all: 'Todas las decisiones',
  loading: 'Cargando la decisión',
  none: { title: 'Ninguna decisión', advice: 'No se ha decidido nada sobre lo que muestran sus códigos.' },
  unknown: {
    title: 'Esta decisión no se conoce',
    advice: 'El enlace no es correcto, o la decisión es sobre el código de otra cuenta.',
  },
  failed: 'No se pudo cargar la decisión',
  done: {
    restrict: 'El contenido de su código no se muestra a los visitantes',
    disable: 'Su código está desactivado',
    delete: 'Su código se eliminó',
  },
  kept: 'Usted puede seguir editándolo.',
  about: {
    reported: 'Alguien avisó de lo que muestra el código.',
    unasked: 'Hemos revisado lo que muestra el código.',
    passedOn: 'Usted recibió el código con esta decisión.',
  },
  person: 'Lo ha decidido una persona.',
  facts: { code: 'Código', when: 'Decidido el', reasons: 'Motivos', number: 'Número' },
  grounds: { law: 'Según la ley', house: 'Según nuestras normas' },
  unnamed: 'No se indicó ningún motivo.',
  read: 'Por qué, y cómo impugnar',
  states: {
    contestable: 'Puede impugnarla',
    waiting: 'Impugnación recibida',
    dismissed: 'Impugnación respondida',
    reversed: 'Anulada',
    final: 'Terminada',
  },
  object: {
    title: 'Impugnar',
    advice: (until) =>
      `Si no está de acuerdo, puede impugnar la decisión una vez, hasta el ${until}. Una persona la revisa de nuevo, y le enviamos la respuesta por correo. También puede acudir a un tribunal.`,
    words: 'Por qué no está de acuerdo',
    submit: 'Enviar la impugnación',
  },
  over: (until) => `Se podía impugnar hasta el ${until}. Todavía puede acudir a un tribunal.`,
  objection: {
    title: 'Su impugnación',
    sent: 'Enviada el',
    words: 'Lo que escribió',
    waiting: 'Una persona la revisa, y le enviamos la respuesta por correo.',
  },
  outcome: {
    answer: 'Nuestra respuesta',
    on: 'Respuesta del',
    dismissed: 'Mantenemos la decisión',
    reversed: 'Hemos anulado la decisión',
    deleted: 'Un código eliminado no puede volver. Responda a nuestro correo, y le daremos otro.',
    court: 'También puede acudir a un tribunal.',
  },
};
