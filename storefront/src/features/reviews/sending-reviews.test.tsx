import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, NOON } from '../../../../tests/mock-api/index.js';
import { retype } from '@pickup/web/testing';
import { prepareBrowser } from '../../app/testing/render-shop.js';
import { fillInReview, openReviewDialog, submitButton } from '../../app/testing/review-dialog.js';

prepareBrowser();
const api = mockApiForEachTest();

describe('sending a review', () => {
  it('sends trimmed texts without empty ones, thanks, and shows the first page again', async () => {
    const { user, opener } = await openReviewDialog(NOON);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Load More Reviews' }));
    await screen.findByRole('heading', { name: 'Guest r20' });
    await user.click(opener);
    await screen.findByRole('dialog');
    await fillInReview(user);
    await retype(user, /^Order number/, '   ');
    await user.click(submitButton());

    await screen.findByText('Review Submitted');
    screen.getByText('Thank you for your review! It has been submitted successfully.');
    expect(
      api()
        .calls('createReview')
        .map(({ body }) => body),
    ).toEqual([{ customerName: 'Anna', customerEmail: 'anna@example.com', rating: 4, language: 'en' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { name: 'Anna' });
    await screen.findByText('24 reviews');
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(document.activeElement).toBe(opener);

    await user.click(opener);
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    screen.getByText('Select a rating');
  });

  it('shows that it is sending, and does not send twice', async () => {
    api().fail('createReview', 'never');
    const { user } = await openReviewDialog(NOON);
    await fillInReview(user);
    await user.click(submitButton());
    const busy = await screen.findByRole('button', { name: 'Submitting...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await user.click(busy);
    await user.keyboard('{Escape}');
    screen.getByRole('dialog');
    expect(api().calls('createReview')).toHaveLength(1);
  });

  it.each([
    [500, 'There was an error submitting your review. Please try again.'],
    [429, /^Many reviews have come from your network just now\. Yours was not sent and stays here/],
    ['network', 'There was an error submitting your review. Please try again.'],
  ] as const)('keeps everything when sending fails (%s), and says so', async (failure, sentence) => {
    api().fail('createReview', failure);
    const { user } = await openReviewDialog(NOON);
    await fillInReview(user);
    await retype(user, /^Your review/, 'Lovely soup');
    await user.click(submitButton());
    await screen.findByText('Submission Failed');
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    screen.getByRole('dialog');
    screen.getByDisplayValue('Lovely soup');
    api().mend('createReview');
    await user.click(submitButton());
    await screen.findByText('Review Submitted');
  });

  it("shows the server's error beside its field", async () => {
    const issues = [{ path: 'customerEmail', message: 'must be an email address' }];
    api().fail('createReview', { status: 400, message: 'customerEmail: must be an email address', issues });
    const { user } = await openReviewDialog(NOON);
    await fillInReview(user);
    await user.click(submitButton());
    await screen.findByText('Submission Failed');
    const email = screen.getByRole('textbox', { name: 'Email', description: /such as anna@example.com/ });
    expect(document.activeElement).toBe(email);
  });
});
