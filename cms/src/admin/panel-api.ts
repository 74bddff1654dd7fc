import { adminApi } from '@strapi/strapi/admin';

/** What a query or mutation is given while it runs. */
export interface PanelRequest {
  queryFulfilled: Promise<unknown>;
  dispatch: (action: unknown) => unknown;
}

/** The parts of an endpoint of the panel that are changed here. */
export interface PanelEndpoint {
  /** @param argument what it was called with */
  onQueryStarted?: (argument: unknown, request: PanelRequest) => void | Promise<void>;
  transformResponse?: (response: unknown, ...rest: unknown[]) => unknown;
}

/** Strapi's cache of answers (RTK Query); its types do not contain the endpoints of the content manager. */
interface PanelApi {
  enhanceEndpoints: (change: { endpoints: Record<string, (endpoint?: PanelEndpoint) => void> }) => unknown;
  util: { invalidateTags: (tags: { type: string; id: string }[]) => unknown };
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- what is said of it above is RTK Query's own interface, without the names of Strapi's endpoints
export const panelApi = adminApi as unknown as PanelApi;

/**
 * Changes an endpoint of the panel. If an update of Strapi renames it, the browser's console says so, which fails
 * `tests/e2e/raw-panel.spec.ts`; the panel then works as Strapi made it.
 */
export function changeEndpoint(name: string, file: string, change: (endpoint: PanelEndpoint) => void): void {
  panelApi.enhanceEndpoints({
    endpoints: {
      [name]: (endpoint) => {
        if (endpoint) change(endpoint);
        else console.error(`Strapi no longer has the endpoint ${name}: see ${file}`);
      },
    },
  });
}

/** Whether a request was accepted, once that is known. */
export const isAccepted = ({ queryFulfilled }: PanelRequest): Promise<boolean> =>
  queryFulfilled.then(
    () => true,
    () => false,
  );
