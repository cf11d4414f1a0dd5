/** Width and height of uploaded pictures, in px: more than three times the largest size at which they are shown. */
const PICTURE_SIZE_PX = 256;
/** Quality of WebP, from 0 to 1. */
const PICTURE_QUALITY = 0.9;

/**
 * Crops a picture to a square around its center, scales it down and encodes it again, which removes metadata such as the place
 * where a photo was taken. Returns the file unchanged if the browser cannot decode it, so that the server explains why it is
 * rejected.
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  const bitmap = await decodePicture(file);
  if (!bitmap) return file;
  const canvas = document.createElement('canvas');
  const side = Math.min(bitmap.width, bitmap.height);
  const size = Math.min(side, PICTURE_SIZE_PX);
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  bitmap.close();
  // Browsers that cannot write WebP write PNG.
  const encoded = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', PICTURE_QUALITY),
  );
  return encoded ?? file;
}

/** Returns the pixels of a picture; null if the browser cannot read it. */
async function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
