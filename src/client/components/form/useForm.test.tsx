import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';
import { useForm } from './useForm';

function TestForm({ initialName }: { initialName: string }) {
  const { field, errors, ...form } = useForm({
    initial: { name: initialName },
    problemsOf: ({ name }) => ({ name: name === '' ? 'Enter a name.' : null }),
    send: async () => ({ status: 'done', response: {} }) as never,
    onSent: () => {},
  });
  return (
    <Form label="Test" submit="Save" sending={form.sending} onSubmit={form.submit} error={errors.other}>
      <TextField label="Name" {...field('name')} />
    </Form>
  );
}

test('reports a required field that was never filled in on submit, not on blur', async () => {
  render(<TestForm initialName="" />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.tab();
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByText('Enter a name.')).not.toBeNull();
});

test('reports a required field that was cleared on blur', async () => {
  render(<TestForm initialName="Mika" />);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.tab();
  expect(screen.queryByText('Enter a name.')).not.toBeNull();
});
