import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, { type DraftDuplicatesQuery } from '../../../../__generated__/DraftDuplicatesQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { LikelyDuplicateList } from './LikelyDuplicateList';

const createDuplicate = (number: number) => ({
  score: 0.5,
  because: ['same title'],
  issue: { id: `I${number}`, key: `NET-${number}`, title: `Issue ${number}` },
});

test('selects one of the issues with a radio button, whose key opens it', async () => {
  const onSelect = jest.fn();
  await renderWithRelay<DraftDuplicatesQuery>({
    query,
    variables: { key: 'NET', title: '', body: '' },
    resolvers: { Project: () => ({ likelyDuplicates: [createDuplicate(7), createDuplicate(9)] }) },
    children: ({ project }) => (
      <LikelyDuplicateList
        duplicates={project!.likelyDuplicates}
        selection={{ label: 'Duplicate of', selectedId: 'I9', onSelect }}
      />
    ),
  });
  expect(screen.getByRole('radiogroup', { name: 'Duplicate of' })).toBeTruthy();
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first!.checked, second!.checked]).toEqual([false, true]);
  await userEvent.click(screen.getByText('Issue 7'));
  expect(onSelect).toHaveBeenCalledWith('I7');
  expect(screen.getByRole('link', { name: 'NET-7' }).getAttribute('href')).toBe('/projects/NET/issues/7');
});
