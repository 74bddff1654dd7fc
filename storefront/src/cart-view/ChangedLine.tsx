import type { CartLine } from '@pickup/contract';
import { Button, fontSize, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LineDifference } from '../cart-store/cart-differences.js';
import { useDifferenceWords } from './useDifferenceWords.js';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${fontSize('sm')};
`;

const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Choice = styled.div`
  display: flex;
  gap: ${space(1)};
`;

interface ChangedLineProps {
  difference: LineDifference;
  onAccept: (agreed: readonly CartLine[]) => void;
  onRemove: (taken: readonly CartLine[]) => void;
}

/** One difference, what it was and what it is, with the customer's choice. What cannot be ordered can only be removed. */
export function ChangedLine({ difference, onAccept, onRemove }: ChangedLineProps) {
  const { t } = useTranslation();
  const wordsOf = useDifferenceWords();
  const { line } = difference;
  const { name } = line;
  return (
    <Item>
      <Words>
        <strong>{name}</strong>
        {wordsOf(difference).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Words>
      <Choice>
        {difference.kind === 'changed' && (
          <Button
            variant="secondary"
            aria-label={t('cart.changes.acceptOne', { name })}
            onClick={() => onAccept([difference.now])}
          >
            {t('cart.changes.accept')}
          </Button>
        )}
        <Button variant="secondary" aria-label={t('cart.remove', { name })} onClick={() => onRemove([line])}>
          {t('cart.changes.remove')}
        </Button>
      </Choice>
    </Item>
  );
}
