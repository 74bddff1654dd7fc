import type { Language } from '../entities/enumerations.js';

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
 * browser fills, such as the cart, rendered for visitors without JavaScript alone; a missing page, with the address of the page that says so; or one that has moved, with
 * the address it has moved to.
 */
export interface PageAddress {
  kind: 'page' | 'shell' | 'missing' | 'moved';
  url: string;
  /** The language that the address fixes; null where the visitor's decides. */
  language: Language | null;
}

/** A picture on a share card, cropped to its place. */
export interface CardPicture {
  /** A path of this site. */
  url: string;
  /** In px of the card. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** It is shown whole within its place, instead of cropped to it. */
  isWhole?: boolean;
}

/** The picture that a link to a page is previewed with, as a drawing without text elements: the server has no fonts. */
export interface DrawnCard {
  /** Draws it; what it shows is known to exist by then. */
  svg: () => string;
  /** Laid over the drawing; one that cannot be read is left out. */
  pictures: readonly CardPicture[];
  /** When the clock alone changes what it shows, in milliseconds; null when never. */
  expiresAt: number | null;
}

/** A share card: the page it is of, as `addressOf` writes it, and in which language. */
export interface CardAddress {
  url: string;
  language: string;
}

/** Renders an app's pages on the server; the app's build makes it, the server loads it from the built files. */
export interface PageRenderer {
  /** The language a visitor reads, from the headers `Cookie` and `Accept-Language`. */
  languageOf: (cookies: string, acceptLanguage: string) => string;
  addressOf: (pathname: string, search: string) => PageAddress;
  /** @throws Error when a page cannot be rendered: the browser renders it then */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** The share card, or the icon of the site, at a path; null where there is none. */
  cardAddressOf: (pathname: string, search: string) => CardAddress | null;
  /**
   * Draws a page's share card or an icon; null when what it is of, such as a dish, does not exist.
   * @throws Error when a call fails
   */
  drawCard: (request: RenderRequest) => Promise<DrawnCard | null>;
  /** The manifest by which a browser puts the site on a home screen, as JSON. @throws Error when a call fails */
  writeManifest: (request: Pick<RenderRequest, 'fetchApi'>) => Promise<string>;
}

/** What the build of the app's browser half has left for its server half. */
export interface BuiltApp {
  /** `index.html`. */
  template: string;
  /** Vite's manifest: which files a module needs. */
  manifest: unknown;
}

export type CreatePageRenderer = (built: BuiltApp) => PageRenderer;
