import { capitalised } from '@pickup/contract';
import type { PublicRestaurant } from '@pickup/contract';
import { listOf, useLanguage, useTranslation } from '@pickup/web';
import { useRestaurant } from './useRestaurant.js';

const METHODS = ['cash', 'card', 'contactless'] as const satisfies (keyof PublicRestaurant['paymentMethods'])[];

/** How customers pay, `Cash, card or contactless, when you collect`; null where the owner has ticked nothing. */
export function usePaymentText(): string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { paymentMethods } = useRestaurant().info;
  const methods = METHODS.filter((method) => paymentMethods[method]).map((method) => t(`restaurant.payment.${method}`));
  if (methods.length === 0) return null;
  return t('restaurant.payment.atPickup', { methods: capitalised(listOf(methods, language)) });
}

export interface OnlinePlace {
  name: string;
  url: string;
}

/** Where else the restaurant is found online. */
export function useOnlinePlaces(): OnlinePlace[] {
  const { t } = useTranslation();
  const { socialMedia, website } = useRestaurant().info;
  const places = {
    instagram: socialMedia.instagram,
    facebook: socialMedia.facebook,
    twitter: socialMedia.twitter,
    website,
  };
  return (['instagram', 'facebook', 'twitter', 'website'] as const).flatMap((place) => {
    const url = places[place];
    return url === null ? [] : [{ name: t(`restaurant.social.${place}`), url }];
  });
}
