import { GetObjectCommand, PutObjectCommand, type S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { LRUCache } from 'lru-cache';
import { assertLifetime } from '../../ports/lifetimes.ts';
import type { DownloadGrant, UploadGrant } from '../../ports/object-storage.ts';
import { cacheControl, contentDisposition, savedAs, withCharset } from '../shared/browser-headers.ts';
import { startOfHalf } from '../shared/read-window.ts';
import { find, type Place } from './download.ts';
import { withPortErrors } from './errors.ts';

/** A presigned URL allows exactly one file, or part, only when these headers are signed. */
const SIGNED_OF_FILE = new Set(['content-type', 'content-length', 'host']);
const SIGNED_OF_PART = new Set(['content-length', 'host']);

/** Types of files, so that the page of a gallery does not ask for each of them. A key seldom gets another type. */
const REMEMBERED = { max: 10_000, ttl: 10 * 60 * 1_000 };

/** Presigned URLs of a bucket. `signer` has the endpoint that browsers use. */
export class Addresses {
  readonly #client: S3Client;
  readonly #signer: S3Client;
  readonly #types = new LRUCache<string, string>(REMEMBERED);

  constructor(client: S3Client, signer: S3Client) {
    this.#client = client;
    this.#signer = signer;
  }

  async upload(place: Place, { contentType, size, expiresInSeconds }: UploadGrant): Promise<string> {
    assertLifetime(expiresInSeconds);
    const command = new PutObjectCommand({ ...place, ContentType: contentType, ContentLength: size });
    const options = { expiresIn: expiresInSeconds, signableHeaders: SIGNED_OF_FILE };
    return withPortErrors(getSignedUrl(this.#signer, command, options));
  }

  async part(place: Place, part: PartOfUpload, lifetime: number): Promise<string> {
    assertLifetime(lifetime);
    const command = new UploadPartCommand({ ...place, ...part });
    const options = { expiresIn: lifetime, signableHeaders: SIGNED_OF_PART };
    return withPortErrors(getSignedUrl(this.#signer, command, options));
  }

  async download(
    place: Place,
    { expiresInSeconds: expiresIn, download, keep }: DownloadGrant,
  ): Promise<string> {
    const signingDate = new Date(startOfHalf(new Date(), expiresIn) * 1_000);
    const headers = download === undefined ? await this.#toOpen(place) : toSave(download);
    const command = new GetObjectCommand({
      ...place,
      ResponseCacheControl: cacheControl(expiresIn, keep),
      ...headers,
    });
    return withPortErrors(getSignedUrl(this.#signer, command, { expiresIn, signingDate }));
  }

  /** The URL names the type, so that it opens no other file that is put under the key later. */
  async #toOpen(place: Place) {
    const type = await this.#typeOf(place);
    const disposition = contentDisposition(place.Key, type ?? 'application/octet-stream');
    return {
      ...(type !== undefined && { ResponseContentType: withCharset(type) }),
      ...(disposition !== undefined && { ResponseContentDisposition: disposition }),
    };
  }

  async #typeOf(place: Place): Promise<string | undefined> {
    const known = this.#types.get(place.Key);
    if (known !== undefined) return known;
    const type = (await find(this.#client, place))?.contentType;
    if (type !== undefined) this.#types.set(place.Key, type);
    return type;
  }
}

interface PartOfUpload {
  readonly UploadId: string;
  readonly PartNumber: number;
  readonly ContentLength: number;
}

const toSave = (name: string) => ({ ResponseContentDisposition: savedAs(name) });
