import { lineKey, type CartLine } from '@pickup/contract';
import { AlertIcon, Badge, color, fontSize, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AllergenLine } from '../allergens/AllergenLine.js';
import { useCartCheck } from '../cart-store/cart-check.js';
import { type LineChange, type LineDifference, minimumOf } from '../cart-store/cart-differences.js';
import { useMoney } from '../restaurant/useRestaurant.js';

type Changed = Extract<LineDifference, { kind: 'changed' }>;

/** A sentence for each change of a line. */
export function useDifferenceTexts(): (difference: LineDifference) => string[] {
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
    difference.kind === 'unavailable'
      ? [t(`cart.unavailable.${difference.reason}`)]
      : difference.changes.map((change) => words[change](difference));
}

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  margin-top: ${space(0.5)};
`;

const Note = styled.p<{ $alarm: boolean }>`
  display: flex;
  gap: ${space(0.5)};
  margin-top: ${space(0.5)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  overflow-wrap: anywhere;
  color: ${({ theme, $alarm }) => ($alarm ? theme.color.danger : theme.color.highlight)};
  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;

const Customization = styled(Badge)`
  color: ${color('highlight')};
`;

/** Takes the place of the allergens until the quote arrives. */
const Unknown = styled(Skeleton)`
  margin-block: 3px;
`;

/** A line's customizations, its allergens, and its differences from the quote. */
export function LineNotes({ line, difference }: { line: CartLine; difference: LineDifference | null }) {
  const { t } = useTranslation();
  const wordsOf = useDifferenceTexts();
  const { quoted, state } = useCartCheck();
  const known = quoted.get(lineKey(line));
  return (
    <>
      {line.customizations.length > 0 && (
        <Badges aria-label={t('cart.customizations', { name: line.name })}>
          {line.customizations.map((customization) => (
            <li key={customization}>
              <Customization>{customization}</Customization>
            </li>
          ))}
        </Badges>
      )}
      {known && known.name !== null && <AllergenLine allergens={known.allergens} dietary={known.dietary} />}
      {!known && state !== 'unanswered' && <Unknown $width="12ch" $height="16px" />}
      {difference &&
        wordsOf(difference).map((words) => (
          <Note key={words} $alarm={difference.kind === 'unavailable'}>
            <AlertIcon size={16} />
            {words}
          </Note>
        ))}
    </>
  );
}
