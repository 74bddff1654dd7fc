import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.js';
import { problemOf, showIssues, useCheckedForm } from './checked-form.js';

const FIELDS = ['name', 'email'] as const;

const issues = [
  { path: 'address.email', message: 'is unknown' },
  { path: 'name', message: 'is taken' },
  { path: 'Line 1', message: 'is gone' },
];
const refusal = new ApiError(400, JSON.stringify({ error: { message: 'Refused', details: { issues } } }));

function Form({ whileTyping }: { whileTyping?: 'check' | 'forget' }) {
  const form = useCheckedForm({
    values: { name: '', email: '' },
    check: ({ name, email }) => ({
      name: name.length < 3 ? 'too short' : undefined,
      email: email === '' ? 'missing' : undefined,
    }),
    whileTyping,
  });
  const refuse = () => showIssues(form, FIELDS, refusal, (path) => path.replace('address.', ''));
  return (
    <form onSubmit={(event) => void form.handleSubmit(refuse)(event)}>
      {FIELDS.map((name) => (
        <label key={name}>
          {name} <input {...form.register(name)} /> <output>{problemOf(form, name)}</output>
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const input = (name: (typeof FIELDS)[number]) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
const type = (name: (typeof FIELDS)[number], text: string) =>
  fireEvent.change(input(name), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button'));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a checked form', () => {
  it('says what is wrong when it is submitted, and goes to the first field', async () => {
    render(<Form />);
    type('name', 'A');
    expect(said()).toEqual(['', '']);
    send();
    await waitFor(() => expect(said()).toEqual(['too short', 'missing']));
    expect(document.activeElement).toBe(input('name'));
  });

  it('checks a wrong field again while it is typed', async () => {
    render(<Form />);
    send();
    await waitFor(() => expect(said()).toEqual(['too short', 'missing']));
    type('name', 'An');
    expect(said()).toEqual(['too short', 'missing']);
    type('name', 'Anna');
    await waitFor(() => expect(said()).toEqual(['', 'missing']));
  });

  it('leaves a wrong field alone until the next submit, where it is told to', async () => {
    render(<Form whileTyping="forget" />);
    send();
    await waitFor(() => expect(said()).toEqual(['too short', 'missing']));
    type('name', 'An');
    await waitFor(() => expect(said()).toEqual(['', 'missing']));
    send();
    await waitFor(() => expect(said()).toEqual(['too short', 'missing']));
  });

  it.each(['check', 'forget'] as const)(
    'shows refusals at their fields and goes to the first (%s)',
    async (whileTyping) => {
      render(<Form whileTyping={whileTyping} />);
      type('name', 'Anna');
      type('email', 'a@b.nl');
      send();
      await waitFor(() => expect(said()).toEqual(['is taken', 'is unknown']));
      expect(document.activeElement).toBe(input('name'));
      type('name', 'Anne');
      await waitFor(() => expect(said()).toEqual(['', 'is unknown']));
    },
  );
});
