import { longestPreparation, type KitchenStatus, capitalised, READY_TOLERANCE_MS } from '@pickup/contract';
import { useNow, useTranslation } from '@pickup/web';
import { useCartCheck } from '../cart-store/cart-check.js';
import type { QuotedPickup } from '../cart-store/quote.js';
import { useKitchenWords, useWordsOf } from '../kitchen/kitchen-words.js';
import { useMoments } from '../kitchen/moments.js';
import { useBusyPreparation, usePreparationText } from '../kitchen/preparation.js';
import { useRestaurant } from '../restaurant/useRestaurant.js';

/** A state as a quote gives it, without what only the kitchen's own answer says. */
const quotedKitchen = (status: KitchenStatus) => ({
  ...status,
  lastOrderAt: null,
  nextReadyAt: null,
  extraMinutes: null,
  extraUntil: null,
  specialDays: [],
  businessDay: '',
  serviceDay: '',
  changesAt: '',
});

/** What the kitchen's state means for this cart: its chosen time, or the earliest of all that is in it. */
function useCartKitchenWords() {
  const { pickup, pickupAt, pickupObstacle } = useCartCheck();
  const chosen = pickupObstacle === null ? pickupAt : null;
  return useKitchenWords({ earliest: pickup?.readyAt ?? null, chosen });
}

/** Why a cart cannot be collected at any time; null when it can. */
export function useNoPickupText(): (pickup: QuotedPickup | null) => string | null {
  const { t } = useTranslation();
  const wordsOf = useWordsOf();
  return (pickup) => {
    if (pickup === null || pickup.noPickup === null) return null;
    const { noPickup, kitchen } = pickup;
    if (noPickup !== 'closed') return t(`pickup.none.${noPickup}`);
    const { title, detail } = wordsOf(quotedKitchen(kitchen));
    return detail === null ? title : `${title}. ${detail}.`;
  };
}

/** What has to be known before ordering: why there is no pickup time, or that the chosen one is gone, else what is not as usual in the kitchen. Null when nothing. */
export function useOrderNote(): string | null {
  const { pickup, pickupAt, pickupObstacle } = useCartCheck();
  const none = useNoPickupText()(pickup);
  const words = useCartKitchenWords();
  const { until } = useMoments();
  const { t } = useTranslation();
  if (pickupObstacle === 'pickup-time' && pickupAt !== null)
    return t('pickup.goneHint', { until: capitalised(until(pickupAt)) });
  if (none !== null || words === null || words.kind === 'open') return none;
  return words.detail === null ? words.title : `${words.title}. ${words.detail}.`;
}

/** When this cart can be collected; null while that is not known. */
export function usePickupFact(): { isChosen: boolean; text: string | null } {
  const { t } = useTranslation();
  const { pickup, pickupAt, pickupObstacle } = useCartCheck();
  const { info, status } = useRestaurant();
  const words = useCartKitchenWords();
  const preparationOf = useBusyPreparation();
  const preparationText = usePreparationText();
  const { about, until } = useMoments();
  const now = useNow();
  const usual = (): string | null => {
    if (status === 'loading') return null;
    if (words && words.ready !== null) return words.ready;
    const time = preparationOf(info);
    const readyAt = pickup?.readyAt ?? null;
    const isLate = readyAt !== null && Date.parse(readyAt) > now + longestPreparation(time) + READY_TOLERANCE_MS;
    return isLate ? about(readyAt) : preparationText(time);
  };
  if (pickup !== null && pickup.noPickup !== null && pickup.noPickup !== 'closed')
    return { isChosen: false, text: t('pickup.noTime') };
  if (pickupAt === null || pickupObstacle === 'no-pickup') return { isChosen: false, text: usual() };
  const chosen = capitalised(until(pickupAt));
  return { isChosen: true, text: pickupObstacle === null ? chosen : t('pickup.gone', { until: chosen }) };
}
