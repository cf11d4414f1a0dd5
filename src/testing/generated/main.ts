/**
 * `npm run relay`: generates Relay's artifacts, the allow-list and docs/operations.md. `--check`: writes
 * nothing, lists outdated files and fails if there are any.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELAY_ARTIFACTS_FOLDER, compileGeneratedFiles, type GeneratedFileContents } from './compile';

void main(process.argv.includes('--check'));

async function main(check: boolean): Promise<void> {
  const wanted = await compileGeneratedFiles();
  const present = await readExistingGeneratedFiles(wanted);
  const changed = [...wanted].filter(([file, text]) => present.get(file) !== text).map(([file]) => file);
  const superfluous = [...present.keys()].filter((file) => !wanted.has(file));
  if (check) {
    const outdated = [...changed, ...superfluous];
    if (outdated.length === 0) return;
    console.error(
      `Outdated files, to be updated with npm run relay:\n${outdated.map((file) => `  ${file}`).join('\n')}`,
    );
    process.exitCode = 1;
    return;
  }
  for (const file of changed) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, wanted.get(file)!);
  }
  for (const file of superfluous) await rm(file);
  console.log(`${wanted.size} generated files: ${changed.length} written, ${superfluous.length} removed.`);
}

/** Reads all existing Relay artifacts and the other generated files. */
async function readExistingGeneratedFiles(wanted: GeneratedFileContents): Promise<GeneratedFileContents> {
  const artifacts = (await readdir(RELAY_ARTIFACTS_FOLDER)).map(
    (name) => `${RELAY_ARTIFACTS_FOLDER}/${name}`,
  );
  const files = new Set([...artifacts, ...wanted.keys()]);
  const texts: GeneratedFileContents = new Map();
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) texts.set(file, text);
  }
  return texts;
}
