import { hashSync, type Options, verifySync } from '@node-rs/argon2';

export type HashTask =
  | { readonly type: 'hash'; readonly secret: string; readonly options: Options }
  | { readonly type: 'verify'; readonly secret: string; readonly hash: string };

/** Hashes or verifies in this thread. Returns the hash, or whether the secret matches. */
export default function run(task: HashTask): string | boolean {
  return task.type === 'hash' ? hashSync(task.secret, task.options) : verifySync(task.hash, task.secret);
}
