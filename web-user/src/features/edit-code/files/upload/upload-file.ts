import { ApiError, type FileInfo, typeOfName } from '@qlaim/backend/contract';
import type { LimitFunction } from 'p-limit';
import {
  type Address,
  completeParts,
  giveUp,
  judge,
  type Place,
  planParts,
  requestAddresses,
} from './calls.ts';
import { AddressGone, isExpired, keepTrying } from './keep-trying.ts';
import { putBytes } from './put-bytes.ts';
import { sendParts } from './send-parts.ts';
import { unfinished } from './unfinished.ts';

/** Larger files go up in parts, so that an interruption costs one part only. In bytes. */
const SINGLE_PUT_BYTES = 20 * 1024 * 1024;

export interface Transfer {
  readonly file: File;
  readonly place: Place;
  /** The public address of an upload in parts that an earlier visit left unfinished. */
  readonly resumed: string | undefined;
  /** Runs at most a few requests at once. */
  readonly limit: LimitFunction;
  readonly signal: AbortSignal;
  /** Called with the share of the file that was sent, from 0 to 100. */
  readonly onPercent: (percent: number) => void;
  /** Called with the address that the file will have. */
  readonly onAddress: (publicUrl: string) => void;
}

/**
 * Uploads a file, and returns what the server found in it (section 7). It survives lost connections, restarts of the server
 * and expired addresses. Rejects with the error of a refusal, or with the reason of the signal. `requested` is an address
 * that was requested together with those of other files.
 */
export function uploadFile(transfer: Transfer, requested?: Address): Promise<FileInfo> {
  const { file, place, resumed, limit, signal, onPercent, onAddress } = transfer;
  const inParts = file.size > SINGLE_PUT_BYTES;
  let address = resumed === undefined ? requested : { publicUrl: resumed, presignedUrl: '' };
  let stored = 0;
  let hasArrived = false;
  const report = (sent: number) => onPercent(Math.min(100, Math.floor((sent / file.size) * 100)));

  async function hold(signal: AbortSignal): Promise<Address> {
    const held = address ?? (await limit(() => requestAddresses(place, [file], signal)))[0];
    if (held === undefined) throw new ApiError(0, { message: '', code: 'network' });
    address = held;
    onAddress(held.publicUrl);
    if (inParts && unfinished.find(place, file) !== held.publicUrl)
      unfinished.keep(place, file, held.publicUrl);
    return held;
  }

  async function release(publicUrl: string): Promise<never> {
    unfinished.forget(publicUrl);
    address = undefined;
    await giveUp(place, publicUrl);
    throw new AddressGone();
  }

  async function sendWhole({ publicUrl, presignedUrl }: Address, signal: AbortSignal): Promise<void> {
    const contentType = typeOfName(file.name) ?? file.type;
    const put = { url: presignedUrl, body: file, contentType, signal, onProgress: report };
    await limit(() => putBytes(put)).catch((error: unknown) => {
      if (isExpired(error)) return release(publicUrl);
      throw error;
    });
  }

  async function sendMissing({ publicUrl }: Address, signal: AbortSignal): Promise<void> {
    const plan = await planParts(place, publicUrl, signal).catch((error: unknown) => {
      // The server forgets an upload after a day.
      if (error instanceof ApiError && error.code === 'unknown_upload') return release(publicUrl);
      throw error;
    });
    const onProgress = (sent: number, arrived: number) => {
      stored = arrived;
      report(sent);
    };
    await sendParts({ file, plan, limit, signal, onProgress });
  }

  async function sendInParts(held: Address, signal: AbortSignal): Promise<void> {
    // Where only the last answer was lost, the server has no plan any more.
    if (stored < file.size) await sendMissing(held, signal);
    await completeParts(place, held.publicUrl, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'incomplete_upload') stored = 0;
      throw error;
    });
  }

  /** Where the server has no file, the upload starts over. */
  async function judged(publicUrl: string, signal: AbortSignal): Promise<FileInfo> {
    return judge(place, publicUrl, signal).catch((error: unknown) => {
      const isGone = error instanceof ApiError && error.code === 'unknown_upload';
      if (!isGone && !(error instanceof ApiError && error.code === 'incomplete_upload')) throw error;
      hasArrived = false;
      stored = 0;
      return release(publicUrl);
    });
  }

  return keepTrying({ signal, progress: () => stored }, async (signal) => {
    const held = await hold(signal);
    if (!hasArrived) await (inParts ? sendInParts(held, signal) : sendWhole(held, signal));
    hasArrived = true;
    unfinished.forget(held.publicUrl);
    return judged(held.publicUrl, signal);
  });
}
