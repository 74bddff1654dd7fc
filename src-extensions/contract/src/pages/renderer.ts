/** What a public call answered while a page was rendered. */
export interface FetchedResponse {
  status: number;
  body: string;
}

/** One page to be rendered, the same for every visitor of its language. */
export interface RenderRequest {
  /** An address that `addressOf` gave. */
  url: string;
  language: string;
  /** The instant the page is rendered for, in milliseconds. */
  now: number;
  /** Origin visitors use, without a slash at its end. */
  baseUrl: string;
  /** Reads a public call, `/api/menu/items`; the page is rendered again when what it has read changes. */
  fetchApi: (url: string) => Promise<FetchedResponse>;
}

export interface RenderedPage {
  status: 200 | 404;
  /** The whole document. */
  html: string;
  /** The text of every style element in it, for the content security policy. */
  styles: readonly string[];
  /** When the clock alone changes what it says, in milliseconds; null when never. */
  expiresAt: number | null;
}

/**
 * What an address of the app is: a page that the server renders, under one normalised address; a shell that only the
 * browser fills, such as the cart; or a missing page, with the address of the page that says so.
 */
export interface PageAddress {
  kind: 'page' | 'shell' | 'missing';
  url: string;
}

/** Renders an app's pages on the server; the app's build makes it, the server loads it from the built files. */
export interface PageRenderer {
  /** The language a visitor reads, from the headers `Cookie` and `Accept-Language`. */
  languageOf: (cookies: string, acceptLanguage: string) => string;
  addressOf: (pathname: string, search: string) => PageAddress;
  /** @throws Error when a page cannot be rendered: the browser renders it then */
  render: (request: RenderRequest) => Promise<RenderedPage>;
}

/** What the build of the app's browser half has left for its server half. */
export interface BuiltApp {
  /** `index.html`. */
  template: string;
  /** Vite's manifest: which files a module needs. */
  manifest: unknown;
}

export type CreatePageRenderer = (built: BuiltApp) => PageRenderer;
