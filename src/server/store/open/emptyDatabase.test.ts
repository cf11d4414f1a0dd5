import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { copyEmptyDatabase } from './emptyDatabase';

describe('copyEmptyDatabase', () => {
  const folder = createTemporaryFolderPerTest();
  const file = (...names: string[]) => path.join(folder(), ...names);

  beforeEach(async () => {
    await mkdir(file('template', 'base'), { recursive: true });
    await writeFile(file('template', 'base', '1'), 'empty');
  });

  it('replaces the incomplete copy of a process that died', async () => {
    await mkdir(file('postgres.new'));
    await writeFile(file('postgres.new', 'partial'), '');
    await copyEmptyDatabase(file('postgres'), file('template'));
    expect(await readFile(file('postgres', 'base', '1'), 'utf8')).toBe('empty');
    expect(existsSync(file('postgres', 'partial'))).toBe(false);
    expect(existsSync(file('postgres.new'))).toBe(false);
  });

  it('does not change an existing database', async () => {
    await mkdir(file('postgres'));
    await copyEmptyDatabase(file('postgres'), file('template'));
    expect(existsSync(file('postgres', 'base'))).toBe(false);
  });

  it('does nothing without a template', async () => {
    await copyEmptyDatabase(file('postgres'), file('missing'));
    expect(existsSync(file('postgres'))).toBe(false);
  });

  it('reports that the database cannot be created', async () => {
    await writeFile(file('occupied'), '');
    await expect(copyEmptyDatabase(file('occupied', 'postgres'), file('template'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});
