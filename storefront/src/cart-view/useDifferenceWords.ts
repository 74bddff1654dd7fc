import { useTranslation } from 'react-i18next';
import { minimumOf, type LineChange, type LineDifference } from '../cart-store/cart-differences.js';
import { useMoney } from '../restaurant/useRestaurant.js';

type Changed = Extract<LineDifference, { kind: 'changed' }>;

/** What has happened to a line, each in a sentence that stands by itself. */
export function useDifferenceWords(): (difference: LineDifference) => string[] {
  const { t } = useTranslation();
  const money = useMoney();

  const conditions = ({ line, now }: Changed) => {
    const [from, to] = [minimumOf(line), minimumOf(now)];
    if (to === null) return t('cart.changes.conditionGone');
    if (from === null) return t('cart.changes.conditionNew', { to: money(to) });
    return t('cart.changes.condition', { from: money(from), to: money(to) });
  };
  const words = {
    repriced: ({ line, now }) => t('cart.changes.repriced', { from: money(line.price), to: money(now.price) }),
    renamed: ({ line, now }) => t('cart.changes.renamed', { from: line.name, to: now.name }),
    conditions,
    limited: ({ line, now }) => t('cart.changes.limited', { max: now.quantity, had: line.quantity }),
  } satisfies Record<LineChange, (difference: Changed) => string>;

  return (difference) =>
    difference.kind === 'refused'
      ? [t(`cart.obstacles.${difference.obstacle}`)]
      : difference.changes.map((change) => words[change](difference));
}
