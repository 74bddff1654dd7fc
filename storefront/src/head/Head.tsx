import { LANGUAGES, pathIn, type ReviewStats } from '@pickup/contract';
import { useLanguage, useTakesOver, useTranslation } from '@pickup/web';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { useKitchen } from '../kitchen/useKitchen.js';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { cardPath } from '../share-card/card-address.js';
import { type HeadContent, printHead, writeHead } from './head-tags.js';
import { cuisineOf, restaurantData, type Thing } from './structured-data.js';

interface Site {
  /** Origin visitors use, without a slash at its end. */
  baseUrl: string;
  /** Receives the page's head while the server renders; the browser writes it into its document. */
  collect?: (content: HeadContent) => void;
}

const SiteContext = createContext<Site>({ baseUrl: '' });

export const SiteProvider = ({ baseUrl, collect, children }: Site & { children: ReactNode }) => (
  <SiteContext.Provider value={{ baseUrl, collect }}>{children}</SiteContext.Provider>
);

/** The origin of this site, for absolute URLs. */
export const useBaseUrl = (): string => useContext(SiteContext).baseUrl;

interface HeadProps {
  /** The page's own title; the kitchen's name follows it. */
  title: string;
  /** Without a language's prefix. */
  path: string;
  /** Which description it has; a page without one is hidden from search engines. */
  about?: 'home' | 'menu' | 'deals' | 'reviews' | 'about';
  /** The query that names what the page is of, where that has a share card of its own. */
  search?: string;
  /** What that says of itself, in place of the page's description. */
  description?: string;
  /** Makes its structured data; the same function as long as that is the same. */
  data?: () => Thing | null;
}

const NO_DATA = () => null;

/** Writes a page's title, metas and structured data into the document's head; renders nothing. */
export function Head({ title, path, about, search = '', description = '', data = NO_DATA }: HeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { baseUrl, collect } = useContext(SiteContext);
  const { info, status } = useRestaurant();
  const { name, city } = info;
  const cuisine = status === 'success' ? cuisineOf(info, language) : null;
  const place = city === null || status !== 'success' ? name : t('head.place', { name, city });
  const fullTitle =
    about === 'home' && cuisine !== null
      ? t('head.homeTitle', { page: title, place, cuisine })
      : t('head.title', { page: title, name: about ? [place, cuisine].filter(Boolean).join(' · ') : name });
  const content: Omit<HeadContent, 'data'> = {
    // While it loads, the fallback name would flash in the tab.
    title: status === 'loading' ? title : fullTitle,
    description: about ? description || t(`head.${about}`, { name }) : null,
    canonical: `${baseUrl}${pathIn(language, path)}`,
    shared: `${baseUrl}${pathIn(language, path)}${search}`,
    alternates: [
      ...LANGUAGES.map((each) => ({ language: each, href: `${baseUrl}${pathIn(each, path)}` })),
      { language: 'x-default', href: `${baseUrl}${path}` },
    ],
    siteName: name,
    language,
    image: about && status === 'success' ? `${baseUrl}${cardPath(`${path}${search}`, language)}` : null,
    hidden: about === undefined,
  };
  const withData = (): HeadContent => ({ ...content, data: data() });
  collect?.(withData());
  const printed = printHead({ ...content, data: null });
  // What the server has written is not made again.
  const isWritten = useRef(useTakesOver());
  useEffect(() => {
    if (!isWritten.current) writeHead(document, withData());
    isWritten.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `printed` says everything that is in `content`, which is made anew each time
  }, [printed, data]);
  return null;
}

/** Makes the restaurant's structured data; null while only the fallback is known. Pass `stats` where the page shows them. */
export function useRestaurantData(stats?: ReviewStats): () => Thing | null {
  const { info, status } = useRestaurant();
  const baseUrl = useBaseUrl();
  const language = useLanguage();
  const { kitchen } = useKitchen();
  const specialDays = kitchen?.specialDays;
  return useCallback(
    () =>
      status === 'success' ? restaurantData({ info, specialDays: specialDays ?? [], stats, language }, baseUrl) : null,
    [status, info, specialDays, stats, language, baseUrl],
  );
}
