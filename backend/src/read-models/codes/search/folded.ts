/** Letters that no Unicode form divides into a letter and its accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Returns a text as searches hold it: in lower case, and without accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');

/** Returns a link as searches hold it: without its scheme and `www.`. */
export const foldedLink = (link: string): string => folded(link).replace(/^(https?:\/\/|www\.)+/, '');
