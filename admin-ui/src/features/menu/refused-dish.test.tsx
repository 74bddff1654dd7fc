import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openNewDish } from '../../app/rendered-app.js';
import { press, retype } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

function add(search = '') {
  api().data.dishes = [];
  return openNewDish(OWNER, search);
}

describe('a new dish that cannot be', () => {
  it('needs a name, a description and a price, said at the field that gets the focus', async () => {
    const opened = await add();
    const { form } = opened;
    await press(opened, 'Add Menu Item');
    for (const text of ['Name is required.', 'Description is required.', 'Price is required.']) {
      expect(await form.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(form.getByLabelText(/^Name/));
    expect(form.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    await retype(opened, /^Name/, 'Pie');
    expect(form.queryByText('Name is required.')).toBeNull();
    expect(api().calls('createMenuItem')).toEqual([]);
  });

  it('refuses at its field what cannot be', async () => {
    const opened = await add();
    for (const [label, text, problem] of [
      [/^Price/, 'ten', 'Price must be an amount such as 12,50.'],
      [/^Price/, '-1', 'Price must be an amount such as 12,50.'],
      [/^Price/, '1.005', 'Price must be an amount such as 12,50.'],
      [/^Price/, '10000', 'Price must be at most €9,999.99.'],
      [
        /^Picture address/,
        'soup.webp',
        'Picture address must be an https:// address or a path such as /dishes/soup.webp.',
      ],
      [
        /^Picture address/,
        'http://a.example/b.webp',
        'Picture address must be an https:// address or a path such as /dishes/soup.webp.',
      ],
    ] as const) {
      await retype(opened, label, text);
      await press(opened, 'Add Menu Item');
      await waitFor(() => expect(opened.form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
      expect(opened.form.getByText(problem)).toBeTruthy();
    }
    expect(api().called).not.toContain('createMenuItem');
  });

  it.each([
    ['network', 'The server did not answer. Check the connection and try again.'],
    [{ status: 503, message: 'The kitchen is being moved.' }, 'The kitchen is being moved.'],
  ] as const)('keeps what was typed when saving fails: %j', async (failure, reason) => {
    api().fail('createMenuItem', failure);
    const opened = await add();
    await retype(opened, /^Name/, 'Pie');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '9');
    await press(opened, 'Add Menu Item');
    expect(await screen.findByText('Failed to save menu item')).toBeTruthy();
    expect(opened.form.getByRole('alert').textContent).toBe(reason);
    expect(opened.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Pie');
    api().mend('createMenuItem');
    await press(opened, 'Add Menu Item');
    expect(await screen.findByText('Menu item created successfully!')).toBeTruthy();
  });

  it('shows the server’s refusal beside its field', async () => {
    const message = 'name is already taken.';
    api().fail('createMenuItem', { status: 400, message, issues: [{ path: 'name', message }] });
    const opened = await add();
    await retype(opened, /^Name/, 'Pie');
    await retype(opened, /^Description/, 'Green.');
    await retype(opened, /^Price/, '9');
    await press(opened, 'Add Menu Item');
    const field = opened.form.getByLabelText(/^Name/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(opened.form.getByText(message)).toBeTruthy();
    expect(opened.form.queryByRole('alert')).toBeNull();
  });
});
