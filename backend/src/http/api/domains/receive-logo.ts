import { extensionOfType, fileProblem, tooLarge, typeOfName } from '../../../contract/content/files.ts';
import { LOGO_RULE, logoName } from '../../../contract/domains/logo.ts';
import { DOMAIN_MESSAGES } from '../../../contract/domains/messages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { faultOf } from '../../../contract/messages.ts';
import { ok, type Result, refuseField } from '../../../contract/result.ts';
import { keyOfLogo } from '../../../domain/domain-settings/logo-keys.ts';
import { incomingKey } from '../../../domain/qr-code/file-keys.ts';
import { putLimited } from '../files/put-limited.ts';
import type { ArrivingFile } from '../files/receive-file.ts';
import type { DomainPorts } from './ports.ts';

const refuse = (message: string) => refuseField('logo', message);

/** Stores an arriving logo once it is looked at and cleaned as other pictures are, and returns its name. */
export async function receiveLogo(
  { files, media, random }: Pick<DomainPorts, 'files' | 'media' | 'random'>,
  { name, type, body }: ArrivingFile,
): Promise<Result<string, 'invalid_input'>> {
  const contentType = typeOfName(name);
  const extension = contentType && extensionOfType(contentType);
  const problem = fileProblem(LOGO_RULE, {
    name,
    type: type === 'application/octet-stream' ? '' : type,
    size: 1,
  });
  if (contentType === undefined || extension === undefined || problem !== undefined) {
    body.resume();
    return refuse(problem ?? faultOf(name, 'notPicture'));
  }
  const id = random.uuid();
  const key = incomingKey(`logos/${id}/original.${extension}`);
  const size = await putLimited(files, { key, contentType, body, maxBytes: LOGO_RULE.maxBytes });
  if (size === undefined) return refuse(tooLarge(LOGO_RULE));
  try {
    const found = await media.inspect({ key, contentType, size });
    if (!('kind' in found) || found.kind !== 'image') return refuse(faultOf(name, 'notPicture'));
    const { width, height } = found;
    if (Math.max(width, height) > LIMITS.logoPixels) return refuse(DOMAIN_MESSAGES.logoPixels);
    const stored = logoName(id, width, height, extension);
    await files.move(key, keyOfLogo(stored));
    return ok(stored);
  } finally {
    await files.delete(key);
  }
}
