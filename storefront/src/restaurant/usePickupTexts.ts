import { estimatePickup, preparationTimeText, type PublicRestaurant } from '@pickup/contract';
import { useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useMoment } from './useMoment.js';
import { useRestaurant } from './useRestaurant.js';

export interface PickupTexts {
  /** `15-20 minutes`, `50-60 minutes` when it could not be read; null while it is on its way, and while none can be promised. */
  preparation: string | null;
  /** While the kitchen is closed: when it opens, and when an order placed now is ready (ruling 14). */
  closed: { opens: string; ready: string } | null;
  /** The kitchen has no opening planned at all: no time may be promised anywhere. */
  noOpening: boolean;
}

/** Whether every day is closed; false while nothing is known of the hours. */
export const useNoOpening = (): boolean => usePickupTexts().noOpening;

/** `15-20 minutes`, in the visitor's language. */
export function usePreparationText(): (info: PublicRestaurant) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (info) =>
    language === 'nl'
      ? t(info.preparationTimeUnit === 'hrs' ? 'pickup.hours' : 'pickup.minutes', {
          min: info.preparationTimeMin,
          max: info.preparationTimeMax,
        })
      : preparationTimeText(info);
}

/** What cart and checkout say about when an order can be collected. */
export function usePickupTexts(): PickupTexts {
  const preparationText = usePreparationText();
  const { info, status } = useRestaurant();
  const now = useNow();
  const moment = useMoment();
  if (status === 'loading') return { preparation: null, closed: null, noOpening: false };
  if (status === 'failure') return { preparation: preparationText(info), closed: null, noOpening: false };
  const { open, opensAt, readyAt } = estimatePickup(info, now);
  if (readyAt === null) return { preparation: null, closed: null, noOpening: true };
  return {
    preparation: preparationText(info),
    closed: open || opensAt === null ? null : { opens: moment(opensAt), ready: moment(readyAt) },
    noOpening: false,
  };
}
