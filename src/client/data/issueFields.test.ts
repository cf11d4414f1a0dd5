import { DEFAULT_OPTION_VALUES, isNoneOption, listOptions } from './issueFields';

test('lists ordered options from the highest, and others as they are defined', () => {
  expect(listOptions('priority')).toEqual(['URGENT', 'HIGH', 'MEDIUM', 'LOW', 'NONE']);
  expect(listOptions('type')).toEqual(['BUG', 'FEATURE', 'TASK', 'QUESTION']);
});

test('a new issue has the first option of each field, which means no value only if the field allows that', () => {
  expect(DEFAULT_OPTION_VALUES).toEqual({ type: 'BUG', priority: 'NONE' });
  expect(isNoneOption('priority', 'NONE')).toBe(true);
  expect(isNoneOption('type', 'BUG')).toBe(false);
});
