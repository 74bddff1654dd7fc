/** An answer that a page under construction asked the product for. */
export interface AskedAnswer {
  status: number;
  body: string;
}

/** One page to be drawn, the same for every visitor of its language. */
export interface PageRequest {
  /** An address that `addressOf` gave. */
  url: string;
  language: string;
  /** The instant the page is drawn for, in milliseconds. */
  now: number;
  /** Origin visitors use, without a slash at its end. */
  baseUrl: string;
  /** Reads a public call, `/api/menu/items`; what is asked for decides when the page is drawn anew. */
  ask: (url: string) => Promise<AskedAnswer>;
}

export interface RenderedPage {
  status: 200 | 404;
  /** The whole document. */
  html: string;
  /** The text of every style element in it, for the content security policy. */
  styles: readonly string[];
  /** When the clock alone changes what it says, in milliseconds; null when never. */
  freshUntil: number | null;
}

/**
 * What an address of the app is: a page that the server draws, under the one address that stands for all its
 * spellings; a shell that only the browser fills, such as the cart; or no page at all, with the address of what says so.
 */
export interface PageAddress {
  kind: 'page' | 'shell' | 'missing';
  url: string;
}

/** Draws an app's pages on the server; the app is built with it, the server finds it among the built files. */
export interface PageRenderer {
  /** The language a visitor reads, from the headers `Cookie` and `Accept-Language`. */
  languageOf: (cookies: string, acceptLanguage: string) => string;
  addressOf: (pathname: string, search: string) => PageAddress;
  /** @throws Error when a page cannot be drawn: the browser draws it then */
  render: (request: PageRequest) => Promise<RenderedPage>;
}

/** What the build of the app's browser half has left for its server half. */
export interface BuiltApp {
  /** `index.html`. */
  template: string;
  /** Vite's manifest: which files a module needs. */
  manifest: unknown;
}

export type CreatePageRenderer = (built: BuiltApp) => PageRenderer;
