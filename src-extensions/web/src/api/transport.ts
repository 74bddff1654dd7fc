import axios, { type AxiosAdapter } from 'axios';
import type { SentCall, Transport } from './client.js';

interface AxiosOptions {
  /** Origin of the API; the page's own when empty. */
  baseUrl: string;
  timeoutMs: number;
  adapter?: AxiosAdapter;
}

/** Sends calls with axios; a separate module, so that a page that the server sent with its answers loads without it. */
export function axiosTransport({ baseUrl, timeoutMs, adapter }: AxiosOptions): Transport {
  const http = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    responseType: 'text',
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
    ...(adapter && { adapter }),
  });
  return async ({ method, url, body, headers, signal, timeoutMs: timeout = timeoutMs }: SentCall) => {
    const { status, data } = await http.request<unknown>({ method, url, data: body, headers, signal, timeout });
    return { status, body: typeof data === 'string' ? data : '' };
  };
}
