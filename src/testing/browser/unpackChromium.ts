import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { devDependencies } from '../../../package.json';
import { findWritableCacheFolder } from './cacheDirectory';

const execFileAsync = promisify(execFile);

export interface UnpackedChromium {
  executablePath: string;
  /**
   * Environment variables that the Chromium executable needs; empty where the system has the required
   * libraries.
   */
  env: Record<string, string>;
}

/**
 * Unpacks the Chromium of the npm package (about 170 MB, once per version) and checks whether this system has
 * the libraries it needs; if not, those of the package are used. Several processes may do this concurrently:
 * the first one wins.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const folder = path.join(
    await findWritableCacheFolder(),
    `chromium-${devDependencies['@sparticuz/chromium']}`,
  );
  if (!existsSync(folder)) await unpackChromiumInto(folder);
  const executablePath = path.join(folder, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts')
    ? {}
    : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }]) {
    if (await canStartChromium(executablePath, env)) return { executablePath, env };
  }
  throw new Error(`${executablePath} does not start on this system.`);
}

/**
 * Unpacks Chromium. The npm package unpacks into the temporary folder and trusts existing files there, so it
 * gets a private temporary folder.
 */
async function unpackChromiumInto(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  try {
    await execFileAsync(process.execPath, ['-e', "require('@sparticuz/chromium').executablePath()"], {
      cwd: __dirname,
      // When this variable names an AWS Lambda runtime, the npm package also unpacks its libraries.
      env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    });
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

async function canStartChromium(executablePath: string, env: Record<string, string>): Promise<boolean> {
  try {
    await execFileAsync(executablePath, ['--version'], { env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}
