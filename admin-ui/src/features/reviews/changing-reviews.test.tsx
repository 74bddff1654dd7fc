import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER, review } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openReviews(search = '') {
  rememberSession(OWNER);
  return renderApp(`/admin/reviews${search}`);
}

const anna = review('anna', 1, { customerName: 'Anna', rating: 4, helpfulCount: 6 });
const bram = review('bram', 2, { customerName: 'Bram', rating: 2, isActive: false });
const only = (...reviews: (typeof anna)[]) => (api().data.reviews = structuredClone(reviews));
const stored = (id: string) => api().data.reviews.find((found) => found.id === id);
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
/** The versions that the calls so far started from; null for one that named none. */
const versions = (name: 'toggleReviewVerified' | 'addHelpfulVote' | 'deleteReview' | 'restoreReview') =>
  api()
    .calls(name)
    .map(({ headers }) => new Headers(Object.entries(headers ?? {})).get('if-match'));

const VERIFY = 'Mark Verified, review by Anna';
const UNVERIFY = 'Remove Verified, review by Anna';
const VOTE = '+1 helpful vote, review by Anna';
const DELETE = 'Delete review by Anna';

describe('verifying', () => {
  it('shows at once, then is confirmed by the list and the figures', async () => {
    only(anna);
    const open = api().hold('toggleReviewVerified');
    const { user } = openReviews();
    const shown = await card('Anna');
    await waitFor(() => expect(figure('Verified Reviews')).toBe('0'));
    await user.click(shown.getByRole('button', { name: VERIFY }));
    expect(await shown.findByText('Verified')).toBeTruthy();
    expect(figure('Verified Reviews')).toBe('0');
    expect(stored('anna')?.verified).toBe(false);
    open();
    expect(await screen.findByText('Verification status updated successfully!')).toBeTruthy();
    await waitFor(() => expect(figure('Verified Reviews')).toBe('1'));
    expect(stored('anna')?.verified).toBe(true);
    expect(await shown.findByRole('button', { name: UNVERIFY })).toBeTruthy();
  });

  it('is taken back as well, from the version the first change made', async () => {
    only(anna);
    const { user } = openReviews();
    const shown = await card('Anna');
    await user.click(shown.getByRole('button', { name: VERIFY }));
    await waitFor(() => expect(figure('Verified Reviews')).toBe('1'));
    await user.click(await shown.findByRole('button', { name: UNVERIFY }));
    await waitFor(() => expect(figure('Verified Reviews')).toBe('0'));
    expect(shown.queryByText('Verified')).toBeNull();
    expect(versions('toggleReviewVerified')).toEqual(['1', '2']);
  });

  it('keeps the keyboard’s place when the review leaves the filter', async () => {
    only(anna, { ...anna, id: 'cees', customerName: 'Cees' });
    const { user } = openReviews('?verified=false');
    await user.click(await screen.findByRole('button', { name: VERIFY }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Anna' })).toBeNull());
    const list = screen.getByRole('region', { name: 'Reviews, page 1' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('goes to the page before when the last review of a page leaves the filter', async () => {
    only(...Array.from({ length: 20 }, (_, index) => review(`r${index}`, index)), anna);
    const { user, address } = openReviews('?verified=false&page=2');
    await user.click(await screen.findByRole('button', { name: VERIFY }));
    expect(await screen.findByText('Guest r0')).toBeTruthy();
    expect(address()).toBe('/admin/reviews?verified=false');
  });
});

describe('a helpful vote of the owner', () => {
  it('counts one more at once, also after a visitor’s vote, which makes no other version', async () => {
    only(anna);
    const { user } = openReviews();
    const shown = await card('Anna');
    Object.assign(stored('anna') ?? {}, { helpfulCount: 7 });
    const open = api().hold('addHelpfulVote');
    await user.click(shown.getByRole('button', { name: VOTE }));
    expect(await shown.findByText('7 helpful votes')).toBeTruthy();
    open();
    expect(await screen.findByText('Helpful count updated successfully!')).toBeTruthy();
    expect(await shown.findByText('8 helpful votes')).toBeTruthy();
    await waitFor(() => expect(figure('Helpful Votes')).toBe('8'));
    expect(versions('addHelpfulVote')).toEqual([null]);
  });

  it('is made once by a double click, and nothing else is done meanwhile', async () => {
    only(anna);
    const open = api().hold('addHelpfulVote');
    const { user } = openReviews();
    const shown = await card('Anna');
    await user.dblClick(shown.getByRole('button', { name: VOTE }));
    expect(shown.getByRole('button', { name: VOTE }).getAttribute('aria-busy')).toBe('true');
    await user.click(shown.getByRole('button', { name: VERIFY }));
    await user.click(shown.getByRole('button', { name: DELETE }));
    expect(screen.queryByRole('dialog')).toBeNull();
    open();
    await waitFor(() => expect(stored('anna')?.helpfulCount).toBe(7));
    expect(api().calls('toggleReviewVerified')).toEqual([]);
  });
});

describe('deleting and restoring', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    only(anna);
    const { user } = openReviews();
    const trash = await screen.findByRole('button', { name: DELETE });
    await user.click(trash);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this review?' }));
    expect(dialog.getByText('Anna')).toBeTruthy();
    expect(dialog.getByText('Warm, on time, and generous.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trash));
    expect(api().calls('deleteReview')).toEqual([]);
  });

  it('deletes when the answer is yes: the card stays, offers only Restore, and has the focus', async () => {
    only(anna);
    const { user } = openReviews();
    await waitFor(() => expect(figure('Total Reviews')).toBe('1'));
    await user.click(await screen.findByRole('button', { name: DELETE }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Review deleted successfully!')).toBeTruthy();
    const article = screen.getByRole('article', { name: 'Anna' });
    expect(within(article).getByText('Deleted')).toBeTruthy();
    expect(within(article).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(figure('Total Reviews')).toBe('0'));
    expect(stored('anna')?.isActive).toBe(false);
    expect(versions('deleteReview')).toEqual(['1']);
    await waitFor(() => expect(document.activeElement).toBe(article));
  });

  it('restores', async () => {
    only(bram);
    const { user } = openReviews();
    const shown = await card('Bram');
    await user.click(shown.getByRole('button', { name: 'Restore review by Bram' }));
    expect(await screen.findByText('Review restored successfully!')).toBeTruthy();
    expect(await shown.findByRole('button', { name: 'Delete review by Bram' })).toBeTruthy();
    expect(shown.queryByText('Deleted')).toBeNull();
    await waitFor(() => expect(figure('Total Reviews')).toBe('1'));
    expect(versions('restoreReview')).toEqual(['1']);
  });
});

describe('a refused change', () => {
  const changes = [
    ['toggleReviewVerified', 'Anna', VERIFY, 'Failed to update verification status'],
    ['addHelpfulVote', 'Anna', VOTE, 'Failed to update helpful count'],
    ['deleteReview', 'Anna', DELETE, 'Failed to delete review'],
    ['restoreReview', 'Bram', 'Restore review by Bram', 'Failed to restore review'],
  ] as const;
  const failures = [
    [{ status: 500, message: 'The kitchen is on fire.' }, 'The kitchen is on fire.'],
    ['network', 'The server did not answer. Check the connection and try again.'],
  ] as const;

  it.each(changes.flatMap((change) => failures.map((failure) => [...change, ...failure] as const)))(
    '%s goes back and says so: %s, %s, %s (%j)',
    async (name, author, button, text, failure, reason) => {
      only(anna, bram);
      api().fail(name, failure);
      const { user } = openReviews();
      const article = await screen.findByRole('article', { name: author });
      const before = article.textContent;
      await user.click(within(article).getByRole('button', { name: button }));
      if (name === 'deleteReview') await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByText(reason)).toBeTruthy();
      await waitFor(() => expect(article.getAttribute('aria-busy')).toBe('false'));
      expect(article.textContent).toBe(before);
      expect(screen.queryByText(/successfully!$/)).toBeNull();
    },
  );

  it('shows what another owner made of the review meanwhile, and works from there', async () => {
    only(anna);
    const { user } = openReviews();
    const shown = await card('Anna');
    Object.assign(stored('anna') ?? {}, { verified: true, version: '2' });
    await user.click(shown.getByRole('button', { name: VERIFY }));
    expect(
      await screen.findByText(
        'This review has been changed since you opened it. Load it again and repeat your change.',
      ),
    ).toBeTruthy();
    await user.click(await shown.findByRole('button', { name: UNVERIFY }));
    expect(await screen.findByText('Verification status updated successfully!')).toBeTruthy();
    expect(stored('anna')?.verified).toBe(false);
  });

  it('says when the review was deleted meanwhile', async () => {
    only(anna);
    const { user } = openReviews();
    const shown = await card('Anna');
    Object.assign(stored('anna') ?? {}, { isActive: false, version: '2' });
    await user.click(shown.getByRole('button', { name: VOTE }));
    expect(await screen.findByText('This review is deleted: restore it first.')).toBeTruthy();
    expect(await shown.findByText('Deleted')).toBeTruthy();
    expect(shown.getByText('6 helpful votes')).toBeTruthy();
  });
});
