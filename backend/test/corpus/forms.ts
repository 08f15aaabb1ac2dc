import type { z } from 'zod';
import { StoredContent } from '../../src/domain/qr-code/content/index.ts';
import type { Sample } from './corpus.ts';

type Forms = Readonly<Record<string, (data: Sample['opened']) => readonly [z.ZodType, unknown]>>;

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
      const { infoType, ...fields } = StoredContent.parse(content);
      return [UpdateCodeBody, { type: infoType, ...fields }];
    },
    BatchGenerated: ({ codes }) => [GenerateBody, { amount: Array.isArray(codes) ? codes.length : 0 }],
    AccountRegistered: ({ firstName, lastName, email }) => [
      RegisterBody,
      { firstName, lastName, email, password: 'a password' },
    ],
    NameChanged: ({ firstName, lastName }) => [UpdateUserBody, { ...user, firstName, lastName }],
    EmailChanged: ({ email }) => [UpdateUserBody, { ...user, email }],
    BannerTextsChanged: (data) => [UpdateTextBody, data],
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
