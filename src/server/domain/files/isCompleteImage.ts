/**
 * Checks that an image file has not been cut off, from the structure of its format. Browsers show such an image with a gray
 * part, or not at all.
 * @param type media type, detected from the first bytes
 */
export function isCompleteImage(type: string, content: Buffer): boolean {
  switch (type) {
    case 'image/png':
      return hasPngEnd(content);
    case 'image/jpeg':
      // The last end marker after the last start of a scan: a thumbnail in the metadata has both, too, but precedes them.
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

/** Follows the chunks of a PNG file, each of which has its length, to the last one. */
function hasPngEnd(content: Buffer): boolean {
  let position = PNG_SIGNATURE_BYTES;
  while (position + PNG_CHUNK_OVERHEAD_BYTES <= content.length) {
    const isEnd = content.toString('latin1', position + 4, position + 8) === 'IEND';
    if (isEnd) return true;
    position += PNG_CHUNK_OVERHEAD_BYTES + content.readUInt32BE(position);
  }
  return false;
}
