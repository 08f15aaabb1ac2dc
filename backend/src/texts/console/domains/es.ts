import type { DomainTexts } from './texts.ts';

export const texts: DomainTexts = {
  title: 'Dominios',
  intro:
    'Cada dominio puede tener su propia tienda y su propio aspecto. Lo que no tiene, lo hereda del primero.',
  one: 'Solo se sirve un dominio. Otros se añaden con --domain, o con PROXIED_DOMAINS detrás de un proxy.',
  first: 'Primero',
  inherited: 'heredado',
  own: 'propio',
  name: 'Nombre de la tienda',
  colour: 'Color',
  colours: 'Colores del producto',
  logo: 'Logotipo',
  noLogo: 'Sin logotipo',
  storefront: 'Tienda',
  ownPage: 'Página de bienvenida de este dominio',
  legal: 'Páginas legales',
  legalAdvice:
    'Los textos de un dominio están en LEGAL_DIR, en una carpeta con su nombre. Las condiciones de uso son las mismas en todos.',
  edit: 'Cambiar',
  form: {
    choose: 'Elegir una imagen',
    file: 'Subir el logotipo',
    remove: 'Quitar',
    logo: 'PNG, JPEG o WebP, 200 KB como máximo. Sustituye al nombre.',
    title: (domain: string) => `Cambiar ${domain}`,
    save: 'Guardar',
    pick: 'Elegir un color',
    inherits: (what: string) => `Vacío: ${what} (heredado)`,
    colour: 'Para enlaces y botones. En cada fondo se usa el tono legible más cercano.',
    storefront: 'Los escaneos de códigos desconocidos conducen allí.',
  },
};
