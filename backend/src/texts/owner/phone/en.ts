import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const pictures = counted({ one: (n) => `${n} picture`, other: (n) => `${n} pictures` });
const wait = counted({ one: (n) => `${n} picture waits`, other: (n) => `${n} pictures wait` });

/** The English texts of what a phone can do besides: its camera, its home screen, its share sheet. */
export const en = {
  scan: {
    sight: 'What the camera sees',
    starting: 'The camera starts',
    aim: 'Hold the symbol in front of the camera.',
    foreign: 'This symbol is none of ours. Try another one.',
    refused:
      'The camera is not allowed. Allow it in the settings of your browser, or take one of the other ways.',
    absent: 'This browser finds no camera. Take one of the other ways.',
    busy: 'The camera could not be opened. Another app may be using it.',
    picture: 'Choose a picture of the code',
    nothing: 'No code was found in the picture. Take a sharper one, from closer.',
    unready: 'This did not load. Check your connection and try again.',
    unreadable: 'The picture could not be opened. Choose another one.',
    byHand: 'Or type the code that is printed under the symbol:',
  },
  home: {
    offer: (shop: string) => `Keep your codes at hand: put ${shop} on your home screen.`,
    add: 'Add to home screen',
    ios: 'Keep your codes at hand: tap Share in your browser, then Add to Home Screen.',
    dismiss: 'Don’t show this again',
  },
  share: {
    title: 'Shared pictures',
    lead: (count: number) => `${pictures(count)} can go into one of your codes. Choose it here.`,
    waiting: (count: number) => `${wait(count)} for a code.`,
    choose: 'Choose the code',
    list: 'The pictures',
    remove: (name: string) => `Remove ${name}`,
    codes: 'Your codes',
    add: { image: 'Add to the gallery', memories: 'Add to the page' },
    make: { image: 'Make a gallery', memories: 'Make a page' },
    of: (action: string, code: string) => `${action}: ${code}`,
    replaces: 'Nothing changes before you save. What the code opens now then makes room.',
    none: 'No picture waits',
    noneAdvice: (shop: string) =>
      `Share a picture from the gallery of your phone with ${shop}. It then appears here.`,
    missed: 'The pictures did not arrive',
    missedAdvice: 'They are still in the gallery of your phone. Share them once more.',
    noCodes: 'You have no QR codes yet',
    noCodesAdvice: 'Claim one first. The pictures wait here for a day.',
  },
};
