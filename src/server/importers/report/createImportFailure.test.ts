import { WinnowError } from '../../../shared/errors';
import { wordReportEntry } from '../../domain/imports/wordReportEntry';
import { createImportFailure } from './createImportFailure';

const createError = (message: string, fields: object) => Object.assign(new Error(message), fields);
const HINT = 'Imported issues are kept. Run the command again to continue.';

test.each([
  [
    createError('ENOSPC: no space left on device, write', { code: 'ENOSPC', path: '/tmp/x' }),
    `Import failed: the disk that contains /tmp/x is full. Free some space. ${HINT}`,
  ],
  [
    createError('could not extend file "base/5/16400"', { code: '53100' }),
    `Import failed: the disk of the database is full. Free some space. ${HINT}`,
  ],
  [
    new WinnowError('UNAVAILABLE', 'The embedded database is not responding: No space left on device.'),
    `Import failed: the disk of the database is full. Free some space. ${HINT}`,
  ],
  [new WinnowError('NOT_FOUND', 'File or folder not found: x.'), 'File or folder not found: x.'],
  [createError('connection lost\nat x', {}), `Import failed: connection lost. ${HINT}`],
  [createError('Connection lost.', {}), `Import failed: Connection lost. ${HINT}`],
])('describes the error %s', (error, message) =>
  expect(wordReportEntry(createImportFailure(error, undefined), 'commandLine')).toBe(message),
);

test('describes a canceled import', () => {
  expect(wordReportEntry(createImportFailure(new Error('x'), AbortSignal.abort()), 'commandLine')).toBe(
    `Import canceled. ${HINT}`,
  );
});
