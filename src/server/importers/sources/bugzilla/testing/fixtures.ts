/** Bugzilla bugs for tests. */

export const createBug = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  summary: `Lid does not close, case ${id}`,
  status: 'NEW',
  resolution: '',
  product: 'Kettle',
  component: 'Lid',
  version: '2.0',
  op_sys: 'Linux',
  platform: 'PC',
  target_milestone: '---',
  severity: 'normal',
  priority: 'P3',
  creator: 'ada@kettle.example',
  creator_detail: { name: 'ada@kettle.example', real_name: 'Ada L.' },
  assigned_to: 'nobody@kettle.example',
  creation_time: '2011-03-01T10:00:00Z',
  last_change_time: '2011-03-02T10:00:00Z',
  keywords: [] as string[],
  cc: [] as string[],
  blocks: [] as number[],
  depends_on: [] as number[],
  dupe_of: null,
  comments: [createBugComment(id * 100, 0, 'It stays open.')],
  ...fields,
});

export const createBugComment = (
  id: number,
  count: number,
  text: string,
  fields: Record<string, unknown> = {},
) => ({
  id,
  count,
  text,
  creator: 'grace@kettle.example',
  creation_time: '2011-03-01T12:00:00Z',
  is_private: false,
  ...fields,
});

export const createBugChange = (field_name: string, removed: string, added: string) => ({
  field_name,
  removed,
  added,
});
