import type { StoredContent } from '../../src/domain/qr-code/content/index.ts';

/** Most contents are links. Those with files are left out: the benchmark stores none. */
export function contentOf(number: number): StoredContent {
  const place = `people.example/${number}`;
  switch (Math.floor(number / 10) % 10) {
    case 0:
      return {
        infoType: 'phoneNumber',
        phoneNumber: { country: 'DE', countryCallingCode: '49', nationalNumber: `30${1_000_000 + number}` },
      };
    case 1:
      return { infoType: 'pdf', link: `https://${place}/manual.pdf`, files: [] };
    case 2:
      return { infoType: 'smartQR', smartQR: { conditions: [], defaultUrl: `https://${place}` } };
    case 3:
      return {
        infoType: 'memories',
        memories: {
          ...{ title: `Memories ${number}`, freeText: `See https://${place}`, imageText: '', pdfTitle: '' },
          ...{ videoUrl: '', videoDescription: '', secureCode: null, videos: [], images: [], pdfs: [] },
        },
      };
    default:
      return { infoType: 'link', link: `https://${place}` };
  }
}
