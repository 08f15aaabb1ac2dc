import { crc32 } from 'node:zlib';
import type { Random } from '../../ports/clock.ts';

/** Scanners for secrets find keys by it. */
const PREFIX = 'qlk_';
const ID = { bytes: 10, length: 16 };
/** 160 bits. */
const SECRET = { bytes: 20, length: 31 };
const CHECKSUM_LENGTH = 7;

const KEY = new RegExp(
  `^(?<body>${PREFIX}(?<id>[0-9a-z]{${ID.length}})[0-9a-z]{${SECRET.length}})(?<checksum>[0-9a-z]{${CHECKSUM_LENGTH}})$`,
);

/** Returns a new key: prefix, id, secret and a CRC-32 of them, the last three in base 36. */
export function newKey(random: Random): { readonly id: string; readonly key: string } {
  const id = inBase36(random, ID);
  const body = `${PREFIX}${id}${inBase36(random, SECRET)}`;
  return { id, key: body + checksumOf(body) };
}

/** Returns the id in a key; undefined where the text can be none, as after a typing error. */
export function idIn(key: string): string | undefined {
  const { body = '', id, checksum } = KEY.exec(key)?.groups ?? {};
  return checksum === checksumOf(body) ? id : undefined;
}

const checksumOf = (body: string): string => crc32(body).toString(36).padStart(CHECKSUM_LENGTH, '0');

const inBase36 = (random: Random, { bytes, length }: { readonly bytes: number; readonly length: number }) =>
  BigInt(`0x${Buffer.from(random.bytes(bytes)).toString('hex')}`)
    .toString(36)
    .padStart(length, '0');
