import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from './client.js';
import { ApiError } from './errors.js';
import { ApiProvider, apiQueryKey, useApiMutation, useApiQuery, createQueryClient, mayRetry } from './queries.js';

function setUp(answer: (url: string) => unknown) {
  const asked = vi.fn<(url: string) => void>();
  const adapter: AxiosAdapter = async (config) => {
    const url = config.url ?? '';
    asked(url);
    return { data: JSON.stringify(answer(url)), status: 200, statusText: 'OK', headers: {}, config };
  };
  const client = createApiClient({ adapter });
  const queries = createQueryClient();
  const { queries: ofQueries, mutations } = queries.getDefaultOptions();
  // What it keeps for later would wait for minutes.
  queries.setDefaultOptions({
    queries: { ...ofQueries, gcTime: Infinity },
    mutations: { ...mutations, gcTime: Infinity },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  return { asked, wrapper };
}

describe('queries', () => {
  it('are cached by endpoint and input', () => {
    expect(apiQueryKey('deals')).toEqual(['deals']);
    expect(apiQueryKey('order', { params: { id: 'x' } })).toEqual(['order', { params: { id: 'x' } }]);
  });

  it('are fetched again after a mutation that invalidates them, whatever callbacks the caller passes', async () => {
    const { asked, wrapper } = setUp((url) => (url === '/api/deals' ? [] : { id: 'd' }));
    const own = vi.fn();
    const { result } = renderHook(
      () => ({
        deals: useApiQuery('deals'),
        toggle: useApiMutation('toggleDealActive', { invalidates: ['deals'], onSuccess: own, onSettled: own }),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.deals.isSuccess).toBe(true));
    await result.current.toggle.mutateAsync({ params: { id: 'd' } });
    await waitFor(() => expect(asked.mock.calls.filter(([url]) => url === '/api/deals')).toHaveLength(2));
    expect(own).toHaveBeenCalledTimes(2);
  });
});

describe('without a network', () => {
  it('a write is sent at once and not queued', async () => {
    const { asked, wrapper } = setUp(() => {
      throw new Error('Network Error');
    });
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const { result } = renderHook(() => useApiMutation('toggleDealActive'), { wrapper });
    await expect(result.current.mutateAsync({ params: { id: 'd' } })).rejects.toThrow('Network Error');
    expect(asked).toHaveBeenCalledTimes(1);
    onlineManager.setOnline(true);
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

it('a write without an answer is over at once, however long reading again takes', async () => {
  let isGone = false;
  const { asked, wrapper } = setUp(() => {
    if (isGone) throw new Error('Network Error');
    return [];
  });
  const { result } = renderHook(
    () => ({ deals: useApiQuery('deals'), toggle: useApiMutation('toggleDealActive', { invalidates: ['deals'] }) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.deals.isSuccess).toBe(true));
  isGone = true;
  await expect(result.current.toggle.mutateAsync({ params: { id: 'd' } })).rejects.toThrow('Network Error');
  // The list is asked for, and will be twice more.
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/deals', expect.stringContaining('toggle'), '/api/deals']);
  expect(result.current.deals.failureCount).toBeLessThan(3);
  isGone = false;
  await waitFor(() => expect(result.current.deals.fetchStatus).toBe('idle'), { timeout: 10_000 });
});

describe('retrying', () => {
  it('happens for network errors and 5xx, at most twice', () => {
    expect(mayRetry(0, new Error('offline'))).toBe(true);
    expect(mayRetry(0, new ApiError(503, ''))).toBe(true);
    expect(mayRetry(0, new ApiError(404, ''))).toBe(false);
    expect(mayRetry(2, new Error('offline'))).toBe(false);
  });
});
