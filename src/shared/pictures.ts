/** Profile pictures that are stored by Winnow: their addresses and formats. */

/** Prefix of the paths of pictures. */
export const PICTURE_URL_PREFIX = '/pictures/';

const PICTURE_URL_PATTERN = /^\/pictures\/([0-9a-f]{32})$/;

export const PICTURE_MEDIA_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The address of a picture, without the origin. */
export const formatPictureUrl = (id: string): string => PICTURE_URL_PREFIX + id;

/** Returns the id in the address of a picture; null for all other addresses. */
export const parsePictureUrl = (url: string): string | null => PICTURE_URL_PATTERN.exec(url)?.[1] ?? null;
