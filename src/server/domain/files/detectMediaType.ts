/** Detects the media type of a file from its first bytes. The type that the client sends is ignored. */
import { imageSize, disableTypes, types as imageSizeTypes } from 'image-size';

/**
 * Number of bytes from which the type and the dimensions are read: EXIF data can precede the dimensions of a JPEG
 * image.
 */
export const FILE_HEAD_BYTES = 262_144;

/** Number of bytes that are checked to recognize text. */
const TEXT_SAMPLE_BYTES = 4_096;

const IMAGE_FORMATS = ['png', 'jpg', 'gif', 'webp', 'heif'];
disableTypes(imageSizeTypes.filter((type) => !IMAGE_FORMATS.includes(type)));

/** The type of a file whose content is not recognized. */
const UNKNOWN_MEDIA_TYPE = 'application/octet-stream';

const startsWith =
  (signature: string, offset = 0) =>
  (head: Buffer): boolean =>
    head.subarray(offset, offset + signature.length).toString('latin1') === signature;

/** File formats by their signature. HTML and SVG are not among them: they are served as text, and only for download. */
const MEDIA_TYPE_SIGNATURES: readonly (readonly [type: string, matches: (head: Buffer) => boolean])[] = [
  ['image/png', startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', startsWith('\xff\xd8\xff')],
  ['image/gif', (head) => startsWith('GIF87a')(head) || startsWith('GIF89a')(head)],
  ['image/webp', (head) => startsWith('RIFF')(head) && startsWith('WEBP', 8)(head)],
  // The format can be the main brand of the file, or one of the brands that it is compatible with.
  ['image/avif', (head) => /^ftyp(avi[fs]|(mif1|msf1)(.{4}){1,6}?avi[fs])/s.test(latin1At(head, 4, 40))],
  ['application/pdf', startsWith('%PDF-')],
  ['application/zip', startsWith('PK\x03\x04')],
  ['application/gzip', startsWith('\x1f\x8b\x08')],
  ['video/mp4', (head) => /^ftyp(isom|iso\d|mp4\d|avc1|M4V |dash|qt {2}|MSNV)/.test(latin1At(head, 4, 8))],
  ['video/webm', (head) => startsWith('\x1a\x45\xdf\xa3')(head) && latin1At(head, 0, 64).includes('webm')],
  ['audio/mpeg', (head) => startsWith('ID3')(head) || /^\xff[\xfb\xf3\xf2]/.test(latin1At(head, 0, 2))],
  ['audio/ogg', startsWith('OggS')],
  ['audio/wav', (head) => startsWith('RIFF')(head) && startsWith('WAVE', 8)(head)],
];

export interface DetectedMedia {
  type: string;
  /** Of images, in pixels, in the orientation in which they are shown; null if unknown. */
  width: number | null;
  height: number | null;
}

/** @param head the first FILE_HEAD_BYTES of the file, or the whole file if it is shorter */
export function detectMedia(head: Buffer): DetectedMedia {
  const known = MEDIA_TYPE_SIGNATURES.find(([, matches]) => matches(head))?.[0];
  const type = known ?? (isText(head) ? 'text/plain' : UNKNOWN_MEDIA_TYPE);
  const size = type.startsWith('image/') ? readImageDimensions(head) : null;
  return { type, width: size?.width ?? null, height: size?.height ?? null };
}

function readImageDimensions(head: Buffer): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    if (!isDimension(width) || !isDimension(height)) return null;
    // EXIF orientations 5 to 8 swap width and height.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

const isDimension = (pixels: number): boolean => Number.isInteger(pixels) && pixels > 0 && pixels <= 100_000;

/** Whether the file begins with UTF-8 text. The sample may end within a character. */
function isText(head: Buffer): boolean {
  const sample = head.subarray(0, TEXT_SAMPLE_BYTES);
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true }).includes('\0');
  } catch {
    return false;
  }
}

const latin1At = (head: Buffer, start: number, length: number): string =>
  head.subarray(start, start + length).toString('latin1');
