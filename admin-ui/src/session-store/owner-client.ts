import { ApiError, createApiClient, type ApiClient, type ApiClientOptions } from '@pickup/web';
import type { SessionStore } from './session-store.js';

/** The server no longer takes the token: 401, or 403 for an account that is no ADMIN any more. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The API client of the signed-in owner; when the server refuses the token, the session ends here too. */
export function createOwnerClient(session: SessionStore, options: Omit<ApiClientOptions, 'getToken'> = {}): ApiClient {
  const client = createApiClient({ ...options, getToken: () => session.get().token });

  const request: ApiClient['request'] = async (name, given, callOptions) => {
    const { token } = session.get();
    try {
      return await client.request(name, given, callOptions);
    } catch (error) {
      if (token !== null && endsSession(error)) session.end(token);
      throw error;
    }
  };
  return { request, call: (name, ...[given, callOptions]) => request(name, given, callOptions) };
}
