/**
 * Checks from the structure of its format that an image file is not truncated. Browsers show truncated images partly
 * gray, or not at all.
 * @param type media type, detected from the first bytes
 */
export function isCompleteImage(type: string, content: Buffer): boolean {
  switch (type) {
    case 'image/png':
      return hasPngEnd(content);
    case 'image/jpeg':
      // A thumbnail in the metadata has a scan and an end marker, too, but precedes those of the image.
      return content.lastIndexOf(JPEG_END) > content.lastIndexOf(JPEG_SCAN);
    case 'image/gif':
      return content.lastIndexOf(GIF_END) === content.length - GIF_END.length;
    case 'image/webp':
      return content.length >= 12 && content.readUInt32LE(4) + 8 <= content.length;
    default:
      return false;
  }
}

const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
/** The end of the last block of data, and the trailer. */
const GIF_END = Buffer.from([0x00, 0x3b]);

const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const PNG_CHUNK_OVERHEAD_BYTES = 12;

/** Follows the chunks of a PNG file by their lengths. Returns whether the last one, IEND, is reached. */
function hasPngEnd(content: Buffer): boolean {
  let position = PNG_SIGNATURE_BYTES;
  while (position + PNG_CHUNK_OVERHEAD_BYTES <= content.length) {
    const isEnd = content.toString('latin1', position + 4, position + 8) === 'IEND';
    if (isEnd) return true;
    position += PNG_CHUNK_OVERHEAD_BYTES + content.readUInt32BE(position);
  }
  return false;
}
