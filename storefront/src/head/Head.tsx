import { useLanguage } from '@pickup/web';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { printHead, writeHead, type HeadContent } from './head-tags.js';
import { absoluteUrl, type Thing } from './structured-data.js';

interface Site {
  /** Origin visitors use, without a slash at its end. */
  baseUrl: string;
  /** Takes the page's head while a server renders; the browser writes it itself. */
  collect?: (content: HeadContent) => void;
}

const SiteContext = createContext<Site>({ baseUrl: '' });

export const SiteProvider = ({ baseUrl, collect, children }: Site & { children: ReactNode }) => (
  <SiteContext.Provider value={{ baseUrl, collect }}>{children}</SiteContext.Provider>
);

/** The address of this site, for what has to be absolute. */
export const useBaseUrl = (): string => useContext(SiteContext).baseUrl;

interface HeadProps {
  /** The page's own title; the kitchen's name follows it. */
  title: string;
  path: string;
  /** Which description stands for it; a page without one is kept out of search engines. */
  about?: 'home' | 'menu' | 'deals' | 'reviews' | 'about';
  /** A picture of the page: a path of this site or an address. */
  image?: string;
  /** What that picture shows; the page's title unless told. */
  imageAlt?: string;
  data?: (Thing | null)[];
}

/** What a page says of itself in the document's head; draws nothing. */
export function Head({ title, path, about, image, imageAlt = title, data = [] }: HeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { baseUrl, collect } = useContext(SiteContext);
  const { info, status } = useRestaurant();
  const { name } = info;
  const content: HeadContent = {
    // The fallback name would only flash up in the tab.
    title: status === 'loading' ? title : t('head.title', { page: title, name }),
    description: about ? t(`head.${about}`, { name }) : null,
    canonical: `${baseUrl}${path}`,
    siteName: name,
    language,
    image: image && baseUrl ? absoluteUrl(image, baseUrl) : null,
    imageAlt,
    hidden: about === undefined,
    data: data.filter((thing) => thing !== null),
  };
  collect?.(content);
  const printed = printHead(content);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `printed` says everything that is in `content`, which is made anew each time
  useEffect(() => writeHead(document, content), [printed]);
  return null;
}
