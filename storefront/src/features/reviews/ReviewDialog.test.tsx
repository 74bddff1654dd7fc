import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, NOON } from '../../../../tests/mock-api/index.js';
import { retype } from '@pickup/web/testing';
import { prepareBrowser } from '../../app/testing/render-shop.js';
import { fillInReview, openReviewDialog, star, submitButton } from '../../app/testing/review-dialog.js';

prepareBrowser();
const api = mockApiForEachTest();

describe('the star picker', () => {
  it('is a radio group: arrow keys choose, the caption names the choice', async () => {
    const { user, dialog } = await openReviewDialog(NOON);
    dialog.getByRole('radiogroup', { name: 'Your rating' });
    dialog.getByText('Select a rating');
    await user.click(star(3));
    await user.keyboard('{ArrowRight}');
    expect(star(4).checked).toBe(true);
    dialog.getByText('4 out of 5 stars');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    dialog.getByText('2 out of 5 stars');
  });

  it('previews what a pointer is on, and returns to the choice', async () => {
    const { user, dialog } = await openReviewDialog(NOON);
    const label = (count: number) => {
      const found = star(count).closest('label');
      if (!found) throw new Error('The star has no label.');
      return found;
    };
    await user.hover(label(5));
    dialog.getByText('5 out of 5 stars');
    await user.hover(dialog.getByText('Your rating'));
    dialog.getByText('Select a rating');
    expect(star(5).checked).toBe(false);
  });
});

describe('writing a review', () => {
  it('has its fields with their labels', async () => {
    const { dialog } = await openReviewDialog(NOON);
    expect(dialog.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(dialog.getByLabelText(/^Your review/).getAttribute('rows')).toBe('4');
    dialog.getByRole('textbox', {
      name: /^Order number/,
      description: 'The whole number, like 20261121-017: it marks your review as verified.',
    });
    dialog.getByRole('button', { name: 'Cancel' });
  });

  it('sends nothing without a rating, and says why', async () => {
    const { user } = await openReviewDialog(NOON);
    expect(screen.getByRole('button', { name: 'Submit Review', description: 'Select a rating' })).toBe(submitButton());
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(submitButton());
    await screen.findByText('Rating Required');
    screen.getByText('Please select a rating before submitting your review.');
    expect(document.activeElement).toBe(star(1));
    expect(api().calls('createReview')).toEqual([]);
  });

  it('sends nothing without name and email', async () => {
    const { user } = await openReviewDialog(NOON);
    await user.click(star(5));
    await retype(user, 'Name', '   ');
    await user.click(submitButton());
    await screen.findByText('Required Fields');
    screen.getByText('Please fill in your name and email address.');
    const name = screen.getByRole('textbox', { name: 'Name', description: 'Please enter your name.' });
    expect(document.activeElement).toBe(name);
    expect(api().calls('createReview')).toEqual([]);
  });

  it('shows an invalid email beside its field', async () => {
    const { user } = await openReviewDialog(NOON);
    await fillInReview(user);
    await user.type(screen.getByLabelText('Email'), '@');
    await user.click(submitButton());
    screen.getByRole('textbox', { name: 'Email', description: /such as anna@example.com/ });
    expect(api().calls('createReview')).toEqual([]);
  });

  it('keeps the draft after Escape, and deletes it after Cancel', async () => {
    const { user, opener } = await openReviewDialog(NOON);
    await fillInReview(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    await user.click(opener);
    await screen.findByDisplayValue('anna@example.com');
    expect(star(4).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(opener);
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  });
});
