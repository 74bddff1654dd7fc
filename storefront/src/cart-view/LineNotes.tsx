import type { CartLine } from '@pickup/contract';
import { AlertIcon, Badge, color, fontSize, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AllergenLine } from '../allergens/AllergenLine.js';
import { lineKey } from '../cart-store/cart-changes.js';
import { useCartCheck } from '../cart-store/cart-check.js';
import type { LineDifference } from '../cart-store/cart-differences.js';
import { useDifferenceWords } from './useDifferenceWords.js';

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

/** One line of small text, as long as it is not known what it says. */
const Unknown = styled(Skeleton)`
  margin-block: 3px;
`;

/** What stands under a line's name: its customizations, what is in it, and how it differs from what is sold now. */
export function LineNotes({ line, difference }: { line: CartLine; difference: LineDifference | null }) {
  const { t } = useTranslation();
  const wordsOf = useDifferenceWords();
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
          <Note key={words} $alarm={difference.kind === 'refused'}>
            <AlertIcon size={16} />
            {words}
          </Note>
        ))}
    </>
  );
}
