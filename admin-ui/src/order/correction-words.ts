import type { CorrectionChange, OrderCorrection } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { useWhen } from './due.js';

/** Says who corrected an order, and what: `Corrected by owner@example.com: Lemonade 3 → 2`. */
export function useCorrectionWords(): (correction: OrderCorrection) => string {
  const { t } = useTranslation();
  const when = useWhen();
  const list = (choices: readonly string[]) => choices.join(', ') || t('orderEntry.history.nothing');
  const wordsOf = (change: CorrectionChange): string => {
    switch (change.what) {
      case 'added':
      case 'removed':
      case 'quantity':
      case 'wishes':
        return t(`orderEntry.history.${change.what}`, change);
      case 'choices':
        return t('orderEntry.history.choices', { ...change, from: list(change.from), to: list(change.to) });
      case 'pickup':
        return t('orderEntry.history.pickup', {
          from: change.from === null ? '–' : when(change.from),
          to: when(change.to),
        });
      case 'note':
        return t('orderEntry.history.note');
    }
  };
  return ({ by, changes }) => t('orderEntry.history.corrected', { by, changes: changes.map(wordsOf).join(', ') });
}
