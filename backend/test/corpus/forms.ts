import type { z } from 'zod';
import { DomainSettingsBody } from '../../src/contract/domains/domain-settings.ts';
import type { StoredFile } from '../../src/domain/qr-code/content/file.ts';
import { StoredContent } from '../../src/domain/qr-code/content/index.ts';
import type { Sample } from './corpus.ts';

type Forms = Readonly<Record<string, (data: Sample['opened']) => readonly [z.ZodType, unknown]>>;

const urlOf = ({ key }: Pick<StoredFile, 'key'>) => `http://localhost/files/${key}`;
const placed = (files: readonly StoredFile[]) => files.map((file, index) => ({ index, url: urlOf(file) }));
const described = (files: readonly StoredFile[]) =>
  files.flatMap(({ description, caption, ...file }) =>
    description === undefined && caption === undefined
      ? []
      : [{ url: urlOf(file), text: description ?? '', caption }],
  );

type StoredPage = Extract<StoredContent, { infoType: 'memories' }>['memories'];

const mediaOf = ({ recordings = [], captions = [] }: Pick<StoredPage, 'recordings' | 'captions'>) => ({
  recordings: recordings.map((file) => ({ url: urlOf(file), title: file.description ?? '' })),
  captions: captions.map(({ video: key, language, file }) => ({
    video: `http://localhost/files/${key}`,
    url: urlOf(file),
    language,
  })),
});

/** Returns the body of the update that stores a content. */
function bodyOf(content: StoredContent): object {
  const { infoType: type } = content;
  switch (content.infoType) {
    case 'pdf':
      return content.link === null ? { type, pdfs: content.files.map(urlOf) } : { type, link: content.link };
    case 'image':
      return {
        type,
        imageVideos: content.imageVideos.map(urlOf),
        descriptions: described(content.imageVideos),
      };
    case 'memories': {
      const {
        secureCode,
        images,
        videos,
        pdfs,
        portrait,
        recordings,
        captions,
        cover: key,
        ...texts
      } = content.memories;
      const portraits = portrait === undefined ? [] : [portrait];
      const isProtected = secureCode !== null;
      const files = {
        images: placed(images),
        videos: placed(videos),
        pdfs: pdfs.map(urlOf),
        ...mediaOf({ recordings, captions }),
        portrait: portraits.map(urlOf)[0],
      };
      const cover = images.filter((image) => image.key === key).map(urlOf)[0];
      const descriptions = described([...portraits, ...images]);
      return { type, memories: { ...texts, ...files, isProtected, descriptions, cover } };
    }
    default: {
      const { infoType: _type, ...fields } = content;
      return { type, ...fields };
    }
  }
}

/** Returns, by event type, the request that stores the same data. It imports late, because a test mocks the limits. */
async function forms(): Promise<Forms> {
  const { UpdateCodeBody } = await import('../../src/contract/content/index.ts');
  const { RegisterBody, UpdateUserBody } = await import('../../src/contract/schemas/user.ts');
  const { UpdateTextBody } = await import('../../src/contract/schemas/banner.ts');
  const { GenerateBody } = await import('../../src/contract/schemas/barcode.ts');
  const user = { firstName: 'A', lastName: 'B', email: 'a@example.com' };
  return {
    CodeNamed: ({ name }) => [UpdateCodeBody, { name }],
    ContentSaved: ({ content }) => {
      return [UpdateCodeBody, bodyOf(StoredContent.parse(content))];
    },
    BatchGenerated: ({ codes }) => [GenerateBody, { amount: Array.isArray(codes) ? codes.length : 0 }],
    AccountRegistered: ({ firstName, lastName, email }) => [
      RegisterBody,
      { firstName, lastName, email, password: 'a password' },
    ],
    NameChanged: ({ firstName, lastName }) => [UpdateUserBody, { ...user, firstName, lastName }],
    EmailChanged: ({ email }) => [UpdateUserBody, { ...user, email }],
    EmailChangeRequested: ({ email }) => [UpdateUserBody, { ...user, email }],
    EmailChangeConfirmed: ({ email }) => [UpdateUserBody, { ...user, email }],
    BannerTextsChanged: (data) => [UpdateTextBody, data],
    DomainSettingsChanged: ({ name, colour, storefront, logo = null }) => [
      DomainSettingsBody,
      { name, colour, storefront, logo },
    ],
  };
}

/** Returns the samples that the current forms refuse, with the reasons. */
export async function refusedByForms(samples: readonly Sample[]): Promise<readonly string[]> {
  const requests = await forms();
  return samples.flatMap(({ file, recorded, opened }) => {
    const [schema, body] = requests[recorded.type]?.(opened) ?? [];
    const refused = schema?.safeParse(body).error;
    return refused ? [`${file}: ${refused.issues[0]?.message}`] : [];
  });
}
