import { screen, waitFor } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm } from '../../app/rendered-app.js';
import { saveButton, saved } from './testing/settings-screen.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant-settings', 'Restaurant Settings');

describe('what is required', () => {
  it('is reported beside each field, and the first one in a toast', async () => {
    const { user } = await openScreen();
    const inOrder = [
      ['Restaurant name', 'Restaurant name is required'],
      ['Phone number', 'Phone number is required'],
      ['Email', 'Email is required'],
      ['Address', 'Address is required'],
    ] as const;
    for (const [label] of inOrder) await user.clear(input(label));
    await user.type(input('Restaurant name'), '  ');
    for (const [index, [label, sentence]] of inOrder.entries()) {
      await user.click(saveButton());
      // Beside the field, and in the toast.
      await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
      for (const [, later] of inOrder.slice(index + 1)) expect(screen.getAllByText(later)).toHaveLength(1);
      expect(document.activeElement).toBe(input(label));
      expect(input(label).getAttribute('aria-invalid')).toBe('true');
      await user.type(input(label), label === 'Email' ? 'a@b.example' : '030 555 0100');
    }
    expect(api().called).not.toContain('updateRestaurant');
    await user.click(saveButton());
    await saved();
  });

  it('is named beside each field that holds something else', async () => {
    const { user } = await openScreen();
    const address = 'This must be a web address such as https://example.com.';
    const wrong = [
      [/^Website/, 'two words', address],
      [/^Google location link/, 'near the canal', address],
      ['Email', 'anna', 'Email must be an address such as anna@example.com.'],
      ['Currency symbol', ' ', 'Currency symbol is required.'],
      ['Currency code', 'E1', 'Currency code must be three letters such as EUR.'],
      [/^Capacity/, '2.5', 'Capacity must be a whole number of at most 100000.'],
    ] as const;
    for (const [label, typed] of wrong) {
      await retype(user, label, typed);
    }
    await user.click(saveButton());
    await waitFor(() =>
      expect(wrong.map(([label]) => input(label).getAttribute('aria-invalid'))).toEqual(wrong.map(() => 'true')),
    );
    for (const [label, , sentence] of wrong) {
      const notes = (input(label).getAttribute('aria-describedby') ?? '').split(' ');
      expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
    }
    expect(api().called).not.toContain('updateRestaurant');
  });
});
