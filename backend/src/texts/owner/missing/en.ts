/** What is shown in place of a page or a code that is not there, in English. */
export const en = {
  nothing: {
    short: 'Nothing here',
    title: 'There is nothing here',
    advice: 'The address may have been typed wrong.',
  },
  foreignCode: {
    title: 'This code belongs to someone else',
    advice: 'If you bought the item, ask the seller.',
  },
  unknownCode: {
    title: 'This QR code is not known',
    advice: 'It may have been deleted, or the address is not complete.',
  },
};
