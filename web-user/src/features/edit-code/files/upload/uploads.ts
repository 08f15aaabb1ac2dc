import { ApiError, FALLBACKS, type FileInfo, type UploadFolder } from '@qlaim/backend/contract';
import pLimit from 'p-limit';
import { messageOf } from '../../../../api/failure.ts';
import { type Address, giveUp, requestAddresses } from './calls.ts';
import { unfinished } from './unfinished.ts';
import { type Transfer, uploadFile } from './upload-file.ts';

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
  /** Called with what the server found in the file once it is uploaded. */
  readonly onDone: (found: FileInfo) => void;
  /** Called with the message about a file that the server refuses. The upload is forgotten then. */
  readonly onRefused: (message: string) => void;
}

interface Running extends NewUpload, Transfer {
  readonly stop: AbortController;
  state: UploadState;
  publicUrl?: string;
}

/** The most requests that carry bytes at the same time. */
const AT_ONCE = 3;

/** The uploads to one code. They go on while the page shows another tab. */
export class Uploads {
  readonly #code: string;
  readonly #limit = pLimit(AT_ONCE);
  readonly #files = new Map<string, Running>();
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
  readonly stateOf = (id: string): UploadState | undefined => this.#files.get(id)?.state;

  /** Returns the number of uploads that run or wait for their turn. */
  readonly running = (): number =>
    [...this.#files.values()].filter(({ state }) => state.phase === 'uploading').length;

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
    const chosen = fresh.map(({ file }) => file);
    const addresses = await requestAddresses(first.place, chosen).catch(() => []);
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
    this.#tell();
    if (upload.publicUrl === undefined) return;
    unfinished.forget(upload.publicUrl);
    await giveUp({ code: this.#code }, upload.publicUrl);
  }

  /** Stops all uploads. Large ones resume when their file is chosen again. */
  stop(): void {
    for (const { stop } of this.#files.values()) stop.abort();
  }

  #enter({ id, file, folder, onDone, onRefused }: NewUpload): Running {
    this.#files.delete(id);
    const found = unfinished.find({ code: this.#code, folder }, file);
    const inUse = [...this.#files.values()].some(
      ({ publicUrl, resumed }) => found === (publicUrl ?? resumed),
    );
    const stop = new AbortController();
    const entered: Running = {
      id,
      file,
      folder,
      onDone,
      onRefused,
      stop,
      state: { phase: 'uploading', percent: 0 },
      place: { code: this.#code, folder },
      resumed: inUse ? undefined : found,
      limit: this.#limit,
      signal: stop.signal,
      onPercent: (percent) => this.#set(entered, { phase: 'uploading', percent }),
      onAddress: (url) => {
        entered.publicUrl = url;
      },
    };
    this.#files.set(id, entered);
    this.#tell();
    return entered;
  }

  async #run(upload: Running, address?: Address): Promise<void> {
    const { onDone, onRefused, signal } = upload;
    try {
      const found = await uploadFile(upload, address);
      this.#set(upload, { phase: 'done', percent: 100 });
      onDone(found);
    } catch (error) {
      if (signal.aborted) {
        // The file was removed while its address was requested.
        if (address && upload.publicUrl === undefined) void giveUp({ code: this.#code }, address.publicUrl);
        return;
      }
      if (error instanceof ApiError && error.code === 'invalid_input') {
        this.#files.delete(upload.id);
        onRefused(error.message);
        this.#tell();
        return;
      }
      const { percent } = upload.state;
      this.#set(upload, { phase: 'failed', percent, message: messageOf(error, FALLBACKS.upload) });
    }
  }

  #set(upload: Running, state: UploadState): void {
    const { phase, percent } = upload.state;
    if (this.#files.get(upload.id) !== upload || (phase === state.phase && percent === state.percent)) return;
    upload.state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
