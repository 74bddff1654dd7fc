import {
  dealPhaseAt,
  formatMoney,
  isOwnPicture,
  localText,
  type Deal,
  type MenuItem,
  type PublicRestaurant,
} from '@pickup/contract';
import { formatNumber, type ApiClient, type Language } from '@pickup/web';
import type { TFunction } from 'i18next';
import { readDealsAddress, readMenuAddress } from '../address/page-search.js';
import { cardPrice } from '../choices/card-price.js';
import { groundOf } from '../dish-picture/ground-of.js';
import { plainAddressLine } from '../restaurant/useRestaurant.js';
import type { CardContent } from './card-drawing.js';

/** What a page's card is made from. */
export interface CardSource {
  api: ApiClient;
  info: PublicRestaurant;
  /** In milliseconds. */
  now: number;
  language: Language;
  t: TFunction;
}

type Own = Partial<CardContent> & Pick<CardContent, 'title'>;

const picturesOf = (pictured: readonly { imageUrl: string }[]) =>
  pictured.map(({ imageUrl }) => imageUrl).filter((url) => url.startsWith('/') && isOwnPicture(url));

const written = (amount: number, { info, language }: CardSource) => formatMoney(amount, info.currencySymbol, language);

async function homeCard({ api, info, language, t }: CardSource): Promise<Own> {
  const popular = await api.call('popularMenuItems');
  const pictures = info.heroUrl === null ? picturesOf(popular) : [info.heroUrl];
  const { text } = localText(info, 'description', language);
  return { title: info.name, text: text ?? t('fallback.description'), pictures };
}

const bestFirst = (dishes: readonly MenuItem[]) =>
  dishes.toSorted((one, other) => Number(other.popular) - Number(one.popular));

function dishCard(dish: MenuItem, source: CardSource): Own {
  const { amount, isFrom } = cardPrice(dish);
  const price = written(amount, source);
  return {
    title: localText(dish, 'name', source.language).text,
    ground: groundOf(dish.name),
    text: localText(dish, 'description', source.language).text || null,
    price: { now: isFrom ? `${source.t('menu.from')} ${price}` : price, was: null },
    pictures: picturesOf([dish]),
  };
}

/** Of the menu, or of the dish that its address opens; null when there is no such dish. */
async function menuCard(source: CardSource, search: string): Promise<Own | null> {
  const dishes = await source.api.call('menuItems');
  const { dish: id } = readMenuAddress(new URLSearchParams(search));
  if (id === null) {
    const text = source.t('card.dishes', { count: dishes.length });
    return { title: source.t('menu.title'), text, pictures: picturesOf(bestFirst(dishes)) };
  }
  const dish = dishes.find((each) => each.id === id);
  return dish ? dishCard(dish, source) : null;
}

function dealCard(deal: Deal, source: CardSource): Own {
  const { t } = source;
  const { dealPrice, originalPrice, isConditional, minimumOrderAmount, discountPercentage: percent } = deal;
  const isCheaper = originalPrice !== null && originalPrice > dealPrice;
  return {
    kicker: t('card.deal'),
    title: localText(deal, 'title', source.language).text,
    ground: groundOf(deal.title),
    text:
      isConditional && minimumOrderAmount !== null
        ? t('card.atLeast', { amount: written(minimumOrderAmount, source) })
        : localText(deal, 'description', source.language).text || null,
    price: {
      now: dealPrice === 0 ? t('deals.free') : written(dealPrice, source),
      was: isCheaper ? written(originalPrice, source) : null,
    },
    badge: percent > 0 && dealPrice > 0 ? t('deals.percentOff', { percent }) : null,
    pictures: picturesOf([deal]),
  };
}

/** Of the deal that the address names; null when there is no such deal. Else of the first featured or current one. */
async function dealsCard(source: CardSource, search: string): Promise<Own | null> {
  const deals = await source.api.call('deals');
  const id = readDealsAddress(new URLSearchParams(search));
  if (id !== null) {
    const deal = deals.find((each) => each.id === id);
    return deal ? dealCard(deal, source) : null;
  }
  const current = deals.filter((deal) => dealPhaseAt(deal, source.now, source.info.timeZone) === 'current');
  const shown = current.find(({ featured }) => featured) ?? current[0];
  return shown ? dealCard(shown, source) : { title: source.t('deals.title'), text: source.t('deals.none') };
}

async function reviewsCard({ api, t, language }: CardSource): Promise<Own> {
  const { totalReviews, averageRating } = await api.call('reviewStats');
  if (totalReviews === 0) return { title: t('reviews.title'), text: t('reviews.intro') };
  return {
    kicker: t('reviews.title'),
    title: formatNumber(averageRating, 1, language),
    rating: averageRating,
    text: t('card.reviews', { count: totalReviews }),
  };
}

const aboutCard = ({ info, t }: CardSource): Own => ({
  kicker: t('card.find'),
  title: info.name,
  text: plainAddressLine(info) || null,
  pictures: picturesOf([{ imageUrl: info.heroUrl ?? '' }]),
});

function ownContent(url: string, source: CardSource): Promise<Own | null> | Own {
  const [path = '/', search = ''] = url.split('?');
  if (path === '/menu') return menuCard(source, search);
  if (path === '/deals') return dealsCard(source, search);
  if (path === '/reviews') return reviewsCard(source);
  return path === '/about' ? aboutCard(source) : homeCard(source);
}

/** What the card of a page says; null when what the page is of does not exist. */
export async function readCard(url: string, source: CardSource): Promise<CardContent | null> {
  const { info, t } = source;
  const own = await ownContent(url, source);
  if (own === null) return null;
  const foot = [t('card.foot'), info.city].filter(Boolean).join(' · ');
  const usual = { kicker: null, text: null, price: null, badge: null, rating: null, pictures: [] };
  return { ...usual, restaurant: info.name, ground: groundOf(own.title), foot, ...own };
}
