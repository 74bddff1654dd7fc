import { toast } from '@pickup/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openGenerator() {
  rememberSession(OWNER);
  return renderApp('/admin/menu-generator');
}

/** The sheet of the preview; without a layout every dish fits on one. */
const sheet = async () => within(await screen.findByRole('main')).findByRole('region', { name: 'Page 1 of 1' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('printing', () => {
  it('prints at a click', async () => {
    const { user } = openGenerator();
    await sheet();
    await user.click(button('Print Menu'));
    expect(print).toHaveBeenCalledOnce();
  });

  it('prints the same sheet and nothing else, from outside the screen’s own tree', async () => {
    openGenerator();
    const shown = await sheet();
    const root = () => document.querySelector('body > [data-print-root]');
    // The portal is made and filled by effects, after the preview.
    await waitFor(() => expect(root()?.textContent).toBe(shown.textContent));
    expect(root()?.querySelector('button, a, nav, main')).toBeNull();
  });

  it('shows a hint for 5 s and opens the print dialog after one second', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue();
    openGenerator();
    await sheet();
    vi.useFakeTimers();
    fireEvent.click(button('Download as PDF'));
    expect(success).toHaveBeenCalledWith('The print dialog opens in a moment', {
      description: 'Use the browser print dialog and choose "Save as PDF" as the printer.',
      durationMs: 5000,
    });
    expect(button('Opening print dialog...')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(900));
    fireEvent.click(button('Opening print dialog...'));
    expect(print).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(2000));
    expect(print).toHaveBeenCalledOnce();
    expect(button('Download as PDF')).toBeTruthy();
  });

  it('shows the hint', async () => {
    const { user } = openGenerator();
    await sheet();
    await user.click(button('Download as PDF'));
    expect(await screen.findByText(/choose "Save as PDF"/)).toBeTruthy();
  });

  it('does not print after the screen was left', async () => {
    const { router } = openGenerator();
    await sheet();
    vi.useFakeTimers();
    fireEvent.click(button('Download as PDF'));
    await act(async () => {
      await router.navigate('/nowhere');
    });
    act(() => void vi.advanceTimersByTime(2000));
    expect(print).not.toHaveBeenCalled();
  });

  it('names the saved file by the tab’s title, which is restored afterwards', async () => {
    openGenerator();
    await sheet();
    const tab = document.title;
    fireEvent(window, new Event('beforeprint'));
    expect(document.title).toBe('Mirabelle menu 2026-11-21');
    fireEvent(window, new Event('afterprint'));
    expect(document.title).toBe(tab);
  });
});

describe('when data is missing', () => {
  it('waits with a spinner and nothing to print', async () => {
    const go = api().hold('featuredDeals');
    openGenerator();
    expect(await screen.findByText('Loading menu...')).toBeTruthy();
    expect(button('Print Menu').disabled).toBe(true);
    expect(button('Download as PDF').disabled).toBe(true);
    expect(document.querySelector('[data-print-root]')).toBeNull();
    go();
    await sheet();
    expect(button('Print Menu').disabled).toBe(false);
  });

  it('says why there is no menu, and tries again', async () => {
    api().fail('adminMenuItems', { status: 500, message: 'The kitchen is on fire.' });
    const { user } = openGenerator();
    expect(await screen.findByRole('heading', { name: 'Failed to load menu data' })).toBeTruthy();
    expect(screen.getByText('The kitchen is on fire.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Failed to load menu data')).toHaveLength(2));
    expect(button('Print Menu').disabled).toBe(true);
    api().mend('adminMenuItems');
    await user.click(button('Retry'));
    await sheet();
  });

  it('falls back where the restaurant is unknown, says so, and tries again', async () => {
    api().fail('restaurantInfo', 'network');
    const { user } = openGenerator();
    const page = within(await sheet());
    expect(page.getByRole('heading', { level: 2, name: 'Our Kitchen' })).toBeTruthy();
    for (const text of ['Your City', '(555) 123-4567', 'Ready in 50-60 minutes', 'Enjoy your meal from Our Kitchen']) {
      expect(page.getByText(text), text).toBeTruthy();
    }
    expect(screen.getByRole('alert').textContent).toContain('Name, city and phone on this menu are placeholders.');
    api().mend('restaurantInfo');
    await user.click(button('Retry'));
    expect(await within(await sheet()).findByText('Mirabelle')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('prints without a special that could not be read, and says so', async () => {
    api().fail('featuredDeals', 500);
    openGenerator();
    expect(within(await sheet()).queryByText("Today's Special")).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Today’s special could not be loaded.');
    expect(button('Print Menu').disabled).toBe(false);
  });

  it('has nothing to print while no dish is available, and leads to the menu', async () => {
    api().data.dishes = [];
    const { user, address } = openGenerator();
    expect(await screen.findByRole('heading', { name: 'Nothing to print yet' })).toBeTruthy();
    expect(button('Print Menu').disabled).toBe(true);
    expect(document.querySelector('[data-print-root]')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go to Menu' }));
    expect(address()).toBe('/admin/menu');
  });
});
