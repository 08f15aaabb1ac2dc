import readExif from 'exif-reader';

/** Names under which XMP, IPTC in XMP, and text chunks keep a place. */
const PLACES =
  /GPS(Latitude|Longitude|Dest|Coordinates|Position)|LocationCreated|LocationShown|Iptc4xmpCore:Location|photoshop:(City|State|Country)|Sublocation/i;

interface Metadata {
  readonly exif?: Buffer | undefined;
  readonly xmp?: Buffer | undefined;
  readonly iptc?: Buffer | undefined;
  readonly comments?: readonly { readonly text: string }[] | undefined;
}

/** IPTC records of city, sublocation, province, country code and country. */
const IPTC_PLACES = [90, 92, 95, 100, 101].map((record) => Buffer.from([0x1c, 2, record]));

/** Whether metadata says where the picture was taken. `file` is the whole file: XMP may stand in it more than once. */
export function holdsLocation(file: Buffer, { exif, xmp, iptc, comments = [] }: Metadata): boolean {
  return (
    (exif !== undefined && exifHoldsLocation(exif)) ||
    IPTC_PLACES.some((record) => iptc?.includes(record)) ||
    [xmp, ...comments.map(({ text }) => text)].some((text) => PLACES.test(String(text ?? ''))) ||
    ['GPSLatitude', 'GPSCoordinates'].some((name) => file.includes(name))
  );
}

/** EXIF that cannot be read may hold anything. */
function exifHoldsLocation(exif: Buffer): boolean {
  try {
    return Object.keys(readExif(exif).GPSInfo ?? {}).some((name) => name !== 'GPSVersionID');
  } catch {
    return true;
  }
}
