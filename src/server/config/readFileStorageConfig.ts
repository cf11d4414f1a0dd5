import { WinnowError } from '../../shared/errors';
import type { S3Config } from './Config';

/**
 * Reads FILES_URL, `s3://bucket/prefix?endpoint=https://host&region=name`, and the credentials in the usual variables
 * of AWS. Null: files are stored in DATA_DIR.
 * @throws WinnowError VALIDATION_FAILED with one line for an invalid variable
 */
export function readFileStorageConfig(
  environment: Readonly<Record<string, string | undefined>>,
): S3Config | null {
  const text = environment['FILES_URL']?.trim();
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(url.hostname) || url.username)
    throw createConfigError('FILES_URL must have the form s3://bucket?endpoint=https://host&region=name.');
  const region = url.searchParams.get('region') ?? environment['AWS_REGION']?.trim() ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw createConfigError('FILES_URL must have an endpoint that begins with https:// or http://.');
  const accessKeyId = environment['AWS_ACCESS_KEY_ID']?.trim();
  const secretAccessKey = environment['AWS_SECRET_ACCESS_KEY']?.trim();
  if (!accessKeyId || !secretAccessKey)
    throw createConfigError('FILES_URL requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucketUrl: `${endpoint.replace(/\/+$/, '')}/${url.hostname}/`,
    prefix: prefix ? `${prefix}/` : '',
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: environment['AWS_SESSION_TOKEN']?.trim() || undefined,
  };
}

const createConfigError = (message: string): WinnowError => new WinnowError('VALIDATION_FAILED', message);
