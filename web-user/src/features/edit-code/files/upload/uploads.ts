import { FALLBACKS, type UploadFolder } from '@qlaim/backend/contract';
import pLimit from 'p-limit';
import { messageOf } from '../../../../api/failure.ts';
import { type Address, giveUp, requestAddresses } from './calls.ts';
import { unfinished } from './unfinished.ts';
import { uploadFile } from './upload-file.ts';

/** One upload as the page shows it. `percent` is from 0 to 100. */
export type UploadState =
  | { readonly phase: 'uploading'; readonly percent: number }
  | { readonly phase: 'failed'; readonly percent: number; readonly message: string }
  | { readonly phase: 'done'; readonly percent: 100 };

/** A file to upload. `id` names it on the page. */
export interface NewUpload {
  readonly id: string;
  readonly file: File;
  readonly folder: UploadFolder;
  /** Called with the public address once the file is uploaded. */
  readonly onDone: (publicUrl: string) => void;
}

interface Running extends NewUpload {
  readonly stop: AbortController;
  /** The public address of an earlier upload of the file that this one continues. */
  readonly resumed: string | undefined;
  publicUrl?: string;
}

/** The most requests that carry bytes at the same time. */
const AT_ONCE = 3;

/** The uploads to one code. They go on while the page shows another tab. */
export class Uploads {
  readonly #code: string;
  readonly #limit = pLimit(AT_ONCE);
  readonly #files = new Map<string, Running>();
  readonly #states = new Map<string, UploadState>();
  readonly #listeners = new Set<() => void>();

  constructor(code: string) {
    this.#code = code;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Returns undefined for a file that was not uploaded on this page. */
  readonly stateOf = (id: string): UploadState | undefined => this.#states.get(id);

  /** Returns the number of uploads that run or wait for their turn. */
  readonly running = (): number =>
    [...this.#states.values()].filter(({ phase }) => phase === 'uploading').length;

  /** Returns the file behind an id, for a look at it before it is uploaded. */
  readonly fileOf = (id: string): File | undefined => this.#files.get(id)?.file;

  /** Uploads files of one folder. One call requests the addresses of all that do not resume an earlier upload. */
  async add(files: readonly NewUpload[]): Promise<void> {
    const entered = files.map((each) => this.#enter(each));
    const fresh = entered.filter(({ resumed }) => resumed === undefined);
    for (const each of entered) if (each.resumed !== undefined) void this.#run(each);
    const [first] = fresh;
    if (first === undefined) return;
    // Where the call fails, each upload requests its own address, and shows its own error.
    const addresses = await requestAddresses(
      { code: this.#code, folder: first.folder },
      fresh.map(({ file }) => file),
    ).catch(() => []);
    for (const [index, each] of fresh.entries()) void this.#run(each, addresses[index]);
  }

  /** Tries a failed upload again. */
  retry(id: string): void {
    const before = this.#files.get(id);
    if (before) void this.#run(this.#enter(before));
  }

  /** Stops an upload, or takes back a finished one. Then the file no longer counts against the quota. */
  async remove(id: string): Promise<void> {
    const upload = this.#files.get(id);
    if (!upload) return;
    upload.stop.abort();
    this.#files.delete(id);
    this.#states.delete(id);
    this.#tell();
    if (upload.publicUrl === undefined) return;
    unfinished.forget(upload.publicUrl);
    await giveUp({ code: this.#code }, upload.publicUrl);
  }

  /** Stops all uploads. Large ones resume when their file is chosen again. */
  stop(): void {
    for (const { stop } of this.#files.values()) stop.abort();
  }

  #enter({ id, file, folder, onDone }: NewUpload): Running {
    this.#files.delete(id);
    const found = unfinished.find({ code: this.#code, folder }, file);
    const inUse = [...this.#files.values()].some(
      ({ publicUrl, resumed }) => found === (publicUrl ?? resumed),
    );
    const entered = {
      id,
      file,
      folder,
      onDone,
      stop: new AbortController(),
      resumed: inUse ? undefined : found,
    };
    this.#files.set(id, entered);
    this.#set(id, { phase: 'uploading', percent: 0 });
    return entered;
  }

  async #run(upload: Running, address?: Address): Promise<void> {
    const { id, file, folder, onDone, resumed, stop } = upload;
    const { signal } = stop;
    try {
      const publicUrl = await uploadFile({
        file,
        place: { code: this.#code, folder },
        address,
        resumed,
        limit: this.#limit,
        signal,
        onPercent: (percent) => this.#set(id, { phase: 'uploading', percent }),
        onAddress: (url) => {
          upload.publicUrl = url;
        },
      });
      this.#set(id, { phase: 'done', percent: 100 });
      onDone(publicUrl);
    } catch (error) {
      if (signal.aborted) {
        // The file was removed while its address was requested.
        if (address && upload.publicUrl === undefined) void giveUp({ code: this.#code }, address.publicUrl);
        return;
      }
      const percent = this.#states.get(id)?.percent ?? 0;
      this.#set(id, { phase: 'failed', percent, message: messageOf(error, FALLBACKS.upload) });
    }
  }

  #set(id: string, state: UploadState): void {
    const before = this.#states.get(id);
    if (!this.#files.has(id) || (before?.phase === state.phase && before.percent === state.percent)) return;
    this.#states.set(id, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
