import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');

/** Pictures of codes: of one code, and many at once. */
export const en = {
  one: {
    file: (code: string) => `Picture of ${code}`,
    upload: (code: string) => `Upload image of ${code}`,
    remove: (code: string) => `Delete image of ${code}`,
    ask: 'Are you sure you want to delete this QR code image?',
    advice: (code: string) => `The picture of ${code} will be gone. The code and where it leads stay.`,
  },
  many: {
    title: 'Upload QRs',
    stop: 'Stop',
    close: 'Close',
    goOn: 'Continue',
    more: 'Upload more',
    files: 'Pictures of QR codes',
    choose: 'Choose pictures',
    drop: 'or drop them here: photographs of printed codes, JPG or PNG, up to 100 MB each. Each is matched to its code by the symbol in it.',
    progress: 'Uploading',
    soFar: (done: string, all: string) => `${done} of ${all} pictures are done`,
    rest: (soFar: string) => `${soFar}. Continue to send the rest: nothing is attached twice.`,
    stopped: 'The upload was stopped',
    lost: 'The connection was lost',
  },
  done: {
    every: 'Every picture is attached',
    none: 'No picture could be attached',
    some: (attached: string, all: string) => `${attached} of ${all} pictures were attached`,
    all: counted({
      one: (n) => `${n} picture was attached`,
      other: (n) => `${n} pictures were attached`,
    }),
    where: 'Each of them shows on the card of its code.',
    before: counted({
      one: () => 'One picture was attached before. It is not sent again.',
      other: (n) => `${n} pictures were attached before. They are not sent again.`,
    }),
  },
  toast: {
    all: 'QR codes uploaded successfully',
    some: (attached: number, all: number, failed: number) =>
      `${attached} of ${all} QR codes uploaded, ${failed} failed`,
  },
  failed: {
    title: counted({
      one: (n) => `${n} file could not be attached`,
      other: (n) => `${n} files could not be attached`,
    }),
    download: 'Download the list',
  },
  unfinished: {
    title: 'Your last upload was not finished',
    again: 'Send all again',
    goOn: (before: string) => `Choose the same files again, and it goes on. ${before}`,
  },
};
