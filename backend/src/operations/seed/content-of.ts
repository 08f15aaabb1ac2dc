import { SmartQr } from '../../contract/content/smart-qr.ts';
import { readPhone } from '../../contract/phone.ts';
import { linkProblem, normaliseLink } from '../../contract/web-link.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { StoredContent } from '../../domain/qr-code/content/index.ts';
import type { Draft } from './stories/story.ts';

/** The files of a draft once they are uploaded, and the id of its secure code. */
export interface Prepared {
  readonly pictures: StoredFile[];
  readonly videos: StoredFile[];
  readonly pdfs: StoredFile[];
  readonly secureCode: string | null;
}

/** Returns the content to store. Throws for a draft that the forms would refuse. */
export function contentOf(draft: Draft, { pictures, videos, pdfs, secureCode }: Prepared): StoredContent {
  switch (draft.type) {
    case 'link':
      return { infoType: 'link', link: linkOf(draft.link) };
    case 'phoneNumber': {
      const reading = readPhone(draft.number, draft.country);
      if ('problem' in reading) throw new Error(`${draft.number} is no number of ${draft.country}`);
      return { infoType: 'phoneNumber', phoneNumber: reading.phone };
    }
    case 'pdf':
      return { infoType: 'pdf', link: null, files: pdfs };
    case 'image':
      return { infoType: 'image', imageVideos: [...pictures, ...videos] };
    case 'memories': {
      const { imageText = '', pdfTitle = '', videoUrl, videoDescription = '', ...texts } = draft.texts;
      const link = videoUrl === undefined ? '' : linkOf(videoUrl);
      const { theme = 'paper', covered = false } = draft;
      const cover = covered ? pictures[0]?.key : undefined;
      const look = { theme, ...(cover === undefined ? {} : { cover }) };
      const page = { ...texts, imageText, pdfTitle, videoUrl: link, videoDescription, secureCode };
      return { infoType: 'memories', memories: { ...page, images: pictures, videos, pdfs, ...look } };
    }
    case 'smartQR': {
      const { type: _type, ...written } = draft;
      const { conditions, defaultUrl } = SmartQr.parse(written);
      const windows = conditions.map(({ parameter: _time, ...condition }) => condition);
      return { infoType: 'smartQR', smartQR: { conditions: windows, defaultUrl } };
    }
  }
}

function linkOf(text: string): string {
  const problem = linkProblem(text);
  if (problem !== undefined) throw new Error(`${text}: ${problem}`);
  return normaliseLink(text);
}
