import { UpdateCodeBody, type UpdateCodeInput } from '../src/contract/content/index.ts';
import { DEFAULT_THEME } from '../src/contract/content/page-look.ts';
import { linkProblem, normaliseLink } from '../src/contract/links/web-link.ts';
import { readPhone } from '../src/contract/phone.ts';
import type { StoredFile } from '../src/domain/qr-code/content/file.ts';
import type { StoredContent } from '../src/domain/qr-code/content/index.ts';
import { readBody } from '../src/http/content/index.ts';
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
      const { theme = DEFAULT_THEME, covered = false, life = {} } = draft;
      const cover = covered ? pictures[0]?.key : undefined;
      const look = { theme, ...(cover === undefined ? {} : { cover }) };
      const page = { ...texts, imageText, pdfTitle, videoUrl: link, videoDescription, secureCode };
      return {
        infoType: 'memories',
        memories: { ...page, ...life, images: pictures, videos, pdfs, ...look },
      };
    }
    default:
      return contentOfBody(draft);
  }
}

/** The content that an update without files saves. */
function contentOfBody(written: UpdateCodeInput): StoredContent {
  const body = UpdateCodeBody.parse(written);
  if (body.type === undefined) throw new Error('A name is no content');
  const content = readBody(body).content(() => [], null);
  if (!content.ok) throw new Error(JSON.stringify(content));
  return content.value;
}

function linkOf(text: string): string {
  const problem = linkProblem(text);
  if (problem !== undefined) throw new Error(`${text}: ${problem}`);
  return normaliseLink(text);
}
