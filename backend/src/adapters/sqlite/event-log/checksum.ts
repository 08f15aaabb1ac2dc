import { crc32 } from 'node:zlib';

/** What a row of the log stores of an event, beside its position. */
export interface Checked {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly at: string;
  readonly actor: string;
  readonly data: string;
}

/** CRC-32 of a row. It finds damage of the disk, and is no proof against people. */
export const checksumOf = ({ stream, revision, id, type, version, at, actor, data }: Checked): number =>
  crc32(data, crc32(`${stream}\n${revision}\n${id}\n${type}\n${version}\n${at}\n${actor}\n`));
