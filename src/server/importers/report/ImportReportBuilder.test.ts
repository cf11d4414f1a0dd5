import { ImportReportBuilder } from './ImportReportBuilder';

test('counts entries with equal parameters together, and at most 1,000 different ones separately', () => {
  const builder = new ImportReportBuilder('rust.ndjson', 'RUST');
  for (let i = 0; i < 1_010; i++)
    builder.countRecordsWithReason('events', 'dropped', { code: 'unsupported_event', kind: `kind ${i}` }, 2);
  builder.countRecordsWithReason('events', 'dropped', { code: 'unsupported_event', kind: 'kind 3' });
  const reasons = builder.getReasons('events');
  expect(reasons).toHaveLength(1_001);
  expect(reasons[3]).toEqual({ entry: { code: 'unsupported_event', kind: 'kind 3' }, count: 3 });
  expect(reasons.at(-1)).toEqual({ entry: { code: 'other_reasons' }, count: 20 });
});

test('continues an earlier report', () => {
  const first = new ImportReportBuilder('rust.ndjson', 'RUST');
  first.countRecordsWithReason('links', 'dropped', { code: 'linked_to_itself' });
  first.countOmittedDetail({ code: 'time_tracking' });
  const second = new ImportReportBuilder('rust.ndjson', 'RUST', first.buildReport());
  second.countRecordsWithReason('links', 'dropped', { code: 'linked_to_itself' });
  second.countOmittedDetail({ code: 'time_tracking' });
  expect(second.buildReport()).toMatchObject({
    reasons: { links: [{ entry: { code: 'linked_to_itself' }, count: 2 }] },
    omittedDetails: [{ entry: { code: 'time_tracking' }, count: 2 }],
  });
});
