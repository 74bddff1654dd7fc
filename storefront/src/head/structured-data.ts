import {
  dealPhase,
  localText,
  isOwnPicture,
  pathIn,
  shiftsOf,
  WEEKDAYS,
  type Category,
  type Deal,
  type Kitchen,
  type Language,
  type MenuItem,
  type PublicRestaurant,
  type ReviewStats,
  capitalised,
  clockText,
  lasts24Hours,
  readClock,
  type Shift,
} from '@pickup/contract';
import { dealsSearch } from '../address/page-search.js';
import { cardPath } from '../share-card/card-address.js';

/** A thing of schema.org, ready to be written as JSON. */
export type Thing = { '@context'?: string; '@type': string } & Record<string, unknown>;

const CONTEXT = 'https://schema.org';

/** An absolute URL of a picture, a path of this site or a URL; null where there is none, or what stands in for one. */
const absoluteUrl = (url: string, base: string): string | null => (isOwnPicture(url) ? new URL(url, base).href : null);

/** The fields that are known: search engines report empty ones as errors. */
const known = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** The minute before a clock time: `23:59` before `00:00`. */
function minuteBefore(clock: string): string {
  const { hour, minute } = readClock(clock);
  return minute > 0 ? clockText({ hour, minute: minute - 1 }) : clockText({ hour: (hour + 23) % 24, minute: 59 });
}

/** Equal times would say that it is closed: 24 hours end a minute earlier. */
const timesOf = (shift: Shift) => ({
  opens: shift.open,
  closes: lasts24Hours(shift) ? minuteBefore(shift.close) : shift.close,
});

const openingHours = ({ openingHours: week }: PublicRestaurant): Thing[] =>
  WEEKDAYS.flatMap((weekday) =>
    shiftsOf(week[weekday]).map((shift) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${CONTEXT}/${capitalised(weekday)}`,
      ...timesOf(shift),
    })),
  );

/** The hours of special days; a closed one opens and closes at midnight. Null where none is near. */
function specialHours(days: Kitchen['specialDays']): Thing[] | null {
  const closed = [{ opens: '00:00', closes: '00:00' }];
  const hours = days.flatMap(({ date, shifts }) =>
    (shifts.length > 0 ? shifts.map(timesOf) : closed).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...times,
    })),
  );
  return hours.length > 0 ? hours : null;
}

/**
 * Of verified reviews alone, as search engines want it. None while there are no such reviews: they report that as an error.
 */
const aggregateRating = (stats: ReviewStats | undefined): Thing | null =>
  stats && stats.verifiedReviews > 0
    ? {
        '@type': 'AggregateRating',
        ratingValue: stats.verifiedAverage,
        reviewCount: stats.verifiedReviews,
        bestRating: 5,
        worstRating: 1,
      }
    : null;

/** The other pages about the restaurant that the owner has named. */
function pagesAbout({ website, socialMedia }: PublicRestaurant): string[] | null {
  const pages = [website, ...Object.values(socialMedia)].filter((page) => page !== null);
  return pages.length > 0 ? pages : null;
}

const PAYMENT_NAMES = { cash: 'Cash', card: 'Card', contactless: 'Contactless' } as const;

/** What schema.org calls the ways to pay; null where none is known. */
function paymentAccepted({ paymentMethods }: PublicRestaurant): string | null {
  const methods = (['cash', 'card', 'contactless'] as const).filter((method) => paymentMethods[method]);
  return methods.length > 0 ? methods.map((method) => PAYMENT_NAMES[method]).join(', ') : null;
}

/** `€€` */
export const priceRangeText = ({ priceRange, currencySymbol }: PublicRestaurant): string | null =>
  priceRange === null ? null : currencySymbol.trim().repeat(priceRange);

/** What the restaurant cooks, in a visitor's language. */
export const cuisineOf = (info: PublicRestaurant, language: Language): string | null =>
  localText(info, 'cuisine', language).text;

/** The language of the page that carries the data: its addresses are of that language. */
interface InLanguage {
  language: Language;
}

interface RestaurantSource extends InLanguage {
  info: PublicRestaurant;
  specialDays: Kitchen['specialDays'];
  stats: ReviewStats | undefined;
}

/** The restaurant with its hours and, when it has one, its rating. */
export const restaurantData = ({ info, specialDays, stats, language }: RestaurantSource, base: string): Thing => ({
  '@context': CONTEXT,
  '@type': 'Restaurant',
  '@id': `${base}/#restaurant`,
  ...known({
    name: info.name,
    description: localText(info, 'description', language).text,
    url: `${base}${pathIn(language, '/')}`,
    logo: absoluteUrl(info.logoUrl ?? '', base),
    image: [absoluteUrl(info.heroUrl ?? '', base), `${base}${cardPath('/', language)}`].filter((url) => url !== null),
    telephone: info.phone,
    email: info.email,
    address: {
      '@type': 'PostalAddress',
      ...known({
        streetAddress: info.address,
        postalCode: info.zipCode,
        addressLocality: info.city,
        addressRegion: info.state,
        addressCountry: info.country,
      }),
    },
    hasMap: info.googleLocationUrl,
    hasMenu: `${base}${pathIn(language, '/menu')}`,
    servesCuisine: cuisineOf(info, language),
    priceRange: priceRangeText(info),
    currenciesAccepted: info.currencyCode,
    paymentAccepted: paymentAccepted(info),
    sameAs: pagesAbout(info),
    openingHoursSpecification: openingHours(info),
    specialOpeningHoursSpecification: specialHours(specialDays),
    aggregateRating: aggregateRating(stats),
  }),
});

type Availability = 'InStock' | 'SoldOut' | 'PreOrder';

const offer = (price: number, { currencyCode }: PublicRestaurant, availability: Availability): Thing => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: currencyCode,
  availability: `${CONTEXT}/${availability}`,
});

const dishData = (dish: MenuItem, { info, language }: MenuSource, base: string): Thing => ({
  '@type': 'MenuItem',
  ...known({
    name: localText(dish, 'name', language).text,
    description: localText(dish, 'description', language).text || null,
    image: absoluteUrl(dish.imageUrl, base),
  }),
  offers: offer(dish.price, info, dish.soldOut ? 'SoldOut' : 'InStock'),
});

interface MenuSource extends InLanguage {
  dishes: readonly MenuItem[];
  categories: readonly Category[];
  info: PublicRestaurant;
}

/** The menu by category; a dish without a listed category is outside the sections. */
export function menuData(source: MenuSource, base: string): Thing {
  const { dishes, categories, info, language } = source;
  const listed = new Set<string | null>(categories.map(({ id }) => id));
  const inCategory = (id: string) => dishes.filter(({ categoryId }) => categoryId === id);
  const loose = dishes.filter(({ categoryId }) => !listed.has(categoryId));
  return {
    '@context': CONTEXT,
    '@type': 'Menu',
    '@id': `${base}/menu#menu`,
    name: info.name,
    url: `${base}${pathIn(language, '/menu')}`,
    inLanguage: language,
    hasMenuSection: categories
      .filter(({ id }) => inCategory(id).length > 0)
      .map((category) => ({
        '@type': 'MenuSection',
        ...known({
          name: localText(category, 'name', language).text,
          description: localText(category, 'description', language).text,
        }),
        hasMenuItem: inCategory(category.id).map((dish) => dishData(dish, source, base)),
      })),
    ...(loose.length > 0 && { hasMenuItem: loose.map((dish) => dishData(dish, source, base)) }),
  };
}

interface DealsSource extends InLanguage {
  deals: readonly Deal[];
  info: PublicRestaurant;
  /** The restaurant's day, `YYYY-MM-DD`. */
  today: string;
}

/** The deals as offers; coming ones are not available yet (product.md, Deals). */
export const dealsData = ({ deals, info, today, language }: DealsSource, base: string): Thing => ({
  '@context': CONTEXT,
  '@type': 'OfferCatalog',
  '@id': `${base}/deals#deals`,
  name: info.name,
  url: `${base}${pathIn(language, '/deals')}`,
  itemListElement: deals
    .filter((deal) => dealPhase(deal, today) !== 'expired')
    .map((deal) => ({
      ...offer(deal.dealPrice, info, dealPhase(deal, today) === 'coming-soon' ? 'PreOrder' : 'InStock'),
      ...known({
        name: localText(deal, 'title', language).text,
        url: `${base}${pathIn(language, '/deals')}${dealsSearch(deal.id)}`,
        description: localText(deal, 'description', language).text || null,
        image: absoluteUrl(deal.imageUrl, base),
        validFrom: deal.validFrom,
        validThrough: deal.validUntil,
        eligibleTransactionVolume:
          deal.isConditional && deal.minimumOrderAmount !== null
            ? {
                '@type': 'PriceSpecification',
                minPrice: deal.minimumOrderAmount.toFixed(2),
                priceCurrency: info.currencyCode,
              }
            : null,
      }),
    })),
});
