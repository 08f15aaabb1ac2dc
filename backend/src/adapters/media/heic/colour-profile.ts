/** Bytes of a box's length and name, and of the kind of a profile. */
const HEAD = 8;
const KIND = 4;

/** An ICC profile in one segment of a JPEG. Bytes. */
const MOST = 65_000;

/**
 * Returns the first ICC profile of a picture in HEIC: iPhones write Display P3. Decoders leave it out, and without it the
 * colours would be dull.
 */
export function colourProfile(heic: Buffer): Buffer | undefined {
  const at = heic.indexOf('colrprof', 0, 'latin1') - KIND;
  if (at < 0) return undefined;
  const profile = heic.subarray(at + HEAD + KIND, at + heic.readUInt32BE(at));
  const isWhole = profile.length > 128 && profile.length === profile.readUInt32BE(0);
  return isWhole && profile.length < MOST && profile.toString('latin1', 36, 40) === 'acsp'
    ? profile
    : undefined;
}

/** Returns a JPEG that says what its colours mean. */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const head = Buffer.concat([
    Buffer.from([0xff, 0xe2, 0, 0]),
    Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
  ]);
  head.writeUInt16BE(head.length - 2 + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)]);
}
