import { lineKey, maximumPerOrder, type CartLine } from '@pickup/contract';
import {
  color,
  fitWord,
  fontSize,
  IconButton,
  longestWord,
  QuantityStepper,
  radius,
  space,
  TrashIcon,
  useTranslation,
  LocalWords,
} from '@pickup/web';
import styled, { css } from 'styled-components';
import { useCartCheck } from '../../cart-store/cart-check.js';
import { useCartActions } from '../../cart-store/cart-context.js';
import { ChangeLineButton, useHasGroups } from '../../cart-view/ChangeLine.js';
import { LineNotes } from '../../cart-view/LineNotes.js';
import { FormerPrice, LineSum } from '../../cart-view/TotalsList.js';
import { useRemoveLines } from '../../cart-view/useRemoveLines.js';
import { useNamesOfLines } from '../../choices/names.js';
import { DishPicture } from '../../dish-picture/DishPicture.js';
import { useMoney } from '../../restaurant/useRestaurant.js';

/** A long list beside the sums is narrower than a phone held sideways: what counts is the room of the line itself, in letters. */
const Place = styled.div`
  container: cart-line / inline-size;
`;

const NARROW = '@container cart-line (max-width: 39rem)';

/** With large letters on a phone, nothing but the picture fits beside the button. */
const CRAMPED = '@container cart-line (max-width: 14rem)';

/** The longest word beside the picture of a phone's line; a longer one stands below it. */
const MOST_BESIDE = 18;

/** What only fits beside the button is the picture. */
const stacked = css`
  grid-template:
    'picture remove' auto
    'words words' auto
    'foot foot' auto / minmax(0, 1fr) auto;
  & > :first-child {
    width: 72px;
  }
`;

const Row = styled.div<{ $letters: number }>`
  display: grid;
  grid-template: 'picture words steps sum remove' auto / 88px minmax(0, 1fr) 8.25rem 7rem 44px;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  ${NARROW} {
    grid-template:
      'picture words remove' auto
      'foot foot foot' auto / 72px minmax(0, 1fr) auto;
    gap: ${space(1.5)};
  }
  ${CRAMPED} {
    ${stacked}
  }
  @container cart-line (max-width: 20rem) {
    ${({ $letters }) => $letters > MOST_BESIDE && stacked}
  }
`;

const Frame = styled.div`
  grid-area: picture;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius('field')};
  ${NARROW} {
    align-self: start;
  }
`;

const Words = styled.div`
  grid-area: words;
  container-type: inline-size;
  min-width: 0;
`;

const Name = styled.h2<{ $letters: number }>`
  font-size: ${fontSize('lg')};
  ${({ $letters }) => fitWord($letters, 'lg')}
`;

const Each = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** With little room, quantity and sum have a row of their own, so that a long sum takes no width from the name. */
const Foot = styled.div`
  display: contents;
  ${NARROW} {
    grid-area: foot;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1.5)};
  }
`;

/** What is done to the line: how many, and which choices. */
const Steps = styled.div`
  grid-area: steps;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  min-width: 112px;
  & > button {
    width: 112px;
    padding-inline: 0;
  }
  ${NARROW} {
    flex-flow: row wrap;
    & > button {
      width: auto;
      padding-inline: ${space(2.5)};
    }
  }
  /* On a phone its word says enough: it stays beside the quantity. */
  @container cart-line (max-width: 400px) {
    & > button {
      padding-inline: 14px;
    }
    & > button > svg {
      display: none;
    }
  }
`;

const Sum = styled.div`
  grid-area: sum;
  margin-left: auto;
  text-align: right;
`;

const Remove = styled(IconButton)`
  grid-area: remove;
  color: ${color('soft')};
  ${NARROW} {
    place-self: start end;
    margin: calc(-1 * ${space(1)}) calc(-1 * ${space(1)}) 0 0;
  }
`;

/** One line: picture, name, unit price, customizations, quantity, line total, remove. */
export function CartRow({ line }: { line: CartLine }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { setQuantity } = useCartActions();
  const removeLines = useRemoveLines();
  const { differenceOf, quoted } = useCartCheck();
  const difference = differenceOf(line);
  const { price, quantity } = line;
  const words = useNamesOfLines().item(line);
  const name = words.text;
  const letters = longestWord(name);
  const priceNow = difference?.kind === 'changed' ? difference.now.price : price;

  const known = quoted.get(lineKey(line));
  const { maxPerOrder = null } = known ?? line;
  const isOffered = difference?.kind !== 'unavailable' || difference.reason === 'choices';
  const hasGroups = useHasGroups()(line);
  const canChange = isOffered && (hasGroups || (known?.choiceIssues.length ?? 0) > 0);
  const most = maximumPerOrder({ maxPerOrder });

  const change = (next: number) => (next <= 0 ? removeLines([line]) : setQuantity(line, next));

  return (
    <Place>
      <Row $letters={letters}>
        <Frame>
          <DishPicture src={line.imageUrl} alt="" name={name} groundName={line.name} sizes="120px" eager />
        </Frame>
        <Words>
          <Name $letters={letters}>
            <LocalWords words={words} />
          </Name>
          <Each>
            {priceNow !== price && (
              <>
                <FormerPrice amount={price} />{' '}
              </>
            )}
            {line.type === 'deal' && priceNow === 0 ? t('deals.free') : t('cart.each', { price: money(priceNow) })}
          </Each>
          <LineNotes line={line} difference={difference} />
        </Words>
        <Foot>
          <Steps>
            {difference?.kind !== 'unavailable' && (
              <QuantityStepper
                value={quantity}
                max={most}
                maxHint={maxPerOrder === null ? undefined : t('cart.atMost', { max: maxPerOrder })}
                onChange={change}
                labels={{
                  group: t('cart.quantity', { name }),
                  decrease: t('cart.decrease', { name }),
                  increase: t('cart.increase', { name }),
                }}
              />
            )}
            {canChange && <ChangeLineButton line={line} isOwn />}
          </Steps>
          <Sum>
            <LineSum line={line} difference={difference} size="lg" />
          </Sum>
        </Foot>
        <Remove variant="quiet" aria-label={t('cart.remove', { name })} onClick={() => removeLines([line])}>
          <TrashIcon />
        </Remove>
      </Row>
    </Place>
  );
}
