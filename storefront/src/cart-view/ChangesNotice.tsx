import { lineKey, type CartLine, cartTotals, fromCents } from '@pickup/contract';
import {
  AlertIcon,
  Button,
  color,
  focusPageHeading,
  fontSize,
  media,
  radius,
  space,
  VisuallyHidden,
  useTranslation,
  LocalWords,
} from '@pickup/web';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCartCheck } from '../cart-store/cart-check.js';
import { useCart, useCartActions } from '../cart-store/cart-context.js';
import { contentsChanges, type LineChanged, type LineDifference } from '../cart-store/cart-differences.js';
import { useNamesOfLines } from '../choices/names.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import { ChangeLineButton } from './ChangeLine.js';
import { useDifferenceTexts } from './LineNotes.js';
import { useRemoveLines } from './useRemoveLines.js';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${fontSize('sm')};
`;

const LineWords = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What somebody may not eat stands out from every other change. */
const Alarm = styled.p`
  display: flex;
  gap: ${space(1)};
  margin-block: ${space(0.5)};
  padding: ${space(1)} ${space(1.5)};
  border: 2px solid ${color('danger')};
  border-radius: ${radius('small')};
  background: ${color('dangerWash')};
  color: ${color('onDangerWash')};
  font-weight: 700;
  & > svg {
    flex: none;
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

interface ChangedLineProps {
  difference: LineDifference;
  onAccept: (agreed: readonly LineChanged[]) => void;
  onRemove: (taken: readonly CartLine[]) => void;
}

/** One difference with the customer's choice; an unavailable line can be removed, or chosen again where only its choices are in the way. */
function ChangedLine({ difference, onAccept, onRemove }: ChangedLineProps) {
  const { t } = useTranslation();
  const wordsOf = useDifferenceTexts();
  const { line } = difference;
  const words = useNamesOfLines().item(line);
  const name = words.text;
  // How many there are says more than yes, where nothing else has changed.
  const fewLeft =
    difference.kind === 'changed' && difference.changes.every((change) => change === 'few-left')
      ? { count: difference.now.quantity, name }
      : null;
  return (
    <Item>
      <LineWords>
        <strong>
          <LocalWords words={words} />
        </strong>
        {wordsOf(difference).map((sentence, position) =>
          position < contentsChanges(difference) ? (
            <Alarm key={position}>
              <AlertIcon size={20} />
              <span>{sentence}</span>
            </Alarm>
          ) : (
            <p key={position}>{sentence}</p>
          ),
        )}
      </LineWords>
      <Choice>
        {difference.kind === 'changed' && (
          <Button
            variant="secondary"
            aria-label={fewLeft ? t('cart.changes.takeOne', fewLeft) : t('cart.changes.acceptOne', { name })}
            onClick={() => onAccept([difference])}
          >
            {fewLeft ? t('cart.changes.take', fewLeft) : t('cart.changes.accept')}
          </Button>
        )}
        {difference.kind === 'unavailable' && difference.reason === 'choices' && <ChangeLineButton line={line} />}
        <Button variant="secondary" aria-label={t('cart.remove', { name })} onClick={() => onRemove([line])}>
          {t('cart.changes.remove')}
        </Button>
      </Choice>
    </Item>
  );
}

/** Its words stand beside the sign, as those of the other notices. */
const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2.5)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  scroll-margin-top: 96px;
  ${media.phone} {
    gap: ${space(1.5)};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

const Title = styled.h2`
  font-size: ${fontSize('lg')};
`;

const Words = styled.p`
  font-size: ${fontSize('sm')};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

const Together = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const totalOf = (lines: readonly CartLine[]) => fromCents(cartTotals(lines).total);

/** Focuses the box after each call of `callAttention`, as soon as it is rendered. */
function useFocusOnCall(calls: number) {
  const box = useRef<HTMLElement>(null);
  const answered = useRef(calls);
  useEffect(() => {
    if (answered.current === calls || !box.current) return;
    answered.current = calls;
    box.current.focus();
  });
  return box;
}

/** Every difference between the cart and the quote, for the customer to decide (product.md, Quotes). */
export function ChangesNotice() {
  const { t } = useTranslation();
  const { differences, calls } = useCartCheck();
  const { accept } = useCartActions();
  const [hadChanges, setHadChanges] = useState(false);
  const count = differences.length;
  if (count > 0 && !hadChanges) setHadChanges(true);
  const box = useFocusOnCall(calls);
  const agree = (agreed: readonly LineChanged[]) => {
    accept(agreed);
    // The focused button is removed with the difference.
    if (agreed.length < count) box.current?.focus();
    else focusPageHeading();
  };
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? t('cart.changes.title', { count }) : hadChanges && t('cart.changes.settled')}
      </VisuallyHidden>
      {count > 0 && (
        <Box ref={box} tabIndex={-1} aria-labelledby="cart-changes">
          <AlertIcon size={22} />
          <Content>
            <Title id="cart-changes">{t('cart.changes.title', { count })}</Title>
            <Changes onAccept={agree} />
          </Content>
        </Box>
      )}
    </>
  );
}

function Changes({ onAccept }: Pick<ChangedLineProps, 'onAccept'>) {
  const { t } = useTranslation();
  const money = useMoney();
  const { items } = useCart();
  const { differences, offered } = useCartCheck();
  const removeLines = useRemoveLines();

  const offers = differences.filter((difference) => difference.kind === 'changed');
  const refused = differences.flatMap((difference) => (difference.kind === 'unavailable' ? [difference.line] : []));
  const [from, to] = [totalOf(items), totalOf(offered)];
  return (
    <>
      <Words>
        {t('cart.changes.intro')}{' '}
        {from !== to && offered.length > 0 && t('cart.changes.total', { from: money(from), to: money(to) })}
      </Words>
      <Lines>
        {differences.map((difference) => (
          <ChangedLine
            key={lineKey(difference.line)}
            difference={difference}
            onAccept={onAccept}
            onRemove={removeLines}
          />
        ))}
      </Lines>
      {(offers.length > 1 || refused.length > 1) && (
        <Together>
          {offers.length > 1 && <Button onClick={() => onAccept(offers)}>{t('cart.changes.acceptAll')}</Button>}
          {refused.length > 1 && (
            <Button variant="secondary" onClick={() => removeLines(refused)}>
              {t('cart.changes.removeAll')}
            </Button>
          )}
        </Together>
      )}
    </>
  );
}
