import {
  checkChoices,
  fromCents,
  isOwnPicture,
  keepOffered,
  lineKey,
  lineTotal,
  maximumPerOrder,
  toCents,
  type CartLine,
  type LineIdentity,
  type ChoiceIssue,
  type MenuItem,
  localText,
} from '@pickup/contract';
import {
  Button,
  color,
  focusPageHeading,
  fontSize,
  media,
  QuantityStepper,
  Sheet,
  space,
  useLanguage,
  useTranslation,
  LocalWords,
} from '@pickup/web';
import { useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { AllergenLine } from '../allergens/AllergenLine.js';
import { useDietFilter } from '../allergens/diet-filter.js';
import { quantityOf } from '../cart-store/cart-changes.js';
import { useCart, useCartActions } from '../cart-store/cart-context.js';
import { dishToCart, useAddToCart } from '../cart-store/useAddToCart.js';
import { useNameOf } from '../choices/names.js';
import { useSoldOutText } from '../choices/what-is-left.js';
import { startingOptions } from '../choices/starting-options.js';
import { DishPicture } from '../dish-picture/DishPicture.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import { OptionGroupField } from './OptionGroupField.js';

const Description = styled.p`
  margin-bottom: ${space(1)};
  color: ${color('soft')};
`;

const Left = styled.p`
  margin-bottom: ${space(1)};
  font-size: ${fontSize('sm')};
  font-weight: 650;
  color: ${color('highlight')};
`;

const Confirm = styled(Button)`
  flex: 1 1 190px;
  flex-wrap: wrap;
  gap: 0 ${space(0.5)};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The name of a group may be long: what does not fit is said at the group. */
const Words = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

/** Below what is missing on a phone or tablet: there no line begins with a dot. */
const Amount = styled.span<{ $isBelow: boolean }>`
  white-space: nowrap;
  ${media.tabletDown} {
    ${({ $isBelow }) =>
      $isBelow &&
      css`
        flex-basis: 100%;
        & > span {
          position: absolute;
          opacity: 0;
        }
      `}
  }
`;

const issueOf = (issues: readonly ChoiceIssue[], groupId: string) =>
  issues.find(({ group }) => group?.id === groupId) ?? null;

interface DishSheetProps {
  dish: MenuItem;
  /** The line of the cart that is changed; null to add to the cart. */
  replaces: CartLine | null;
  onClose: () => void;
  /** The id of what opens it, given what was chosen: it gets the focus back, or else the page's heading does. */
  openerId: (chosen: LineIdentity) => string;
}

/** What there is to know and to choose of a dish, and how many; its price runs along in the button. */
export default function DishSheet({ dish, replaces, onClose, openerId }: DishSheetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const nameOf = useNameOf();
  const language = useLanguage();
  const id = useId();
  const [diet] = useDietFilter();
  const { items } = useCart();
  const addToCart = useAddToCart();
  const soldOutText = useSoldOutText();
  const { replaceLine } = useCartActions();
  const [picked, setPicked] = useState(() => replaces?.choices ?? startingOptions(dish, diet));
  const [wanted, setWanted] = useState(replaces?.quantity ?? 1);
  const [wasAsked, setWasAsked] = useState(false);

  // The menu may change while the sheet is open.
  const chosen = keepOffered(dish, picked);
  const { issues, allergens, knownAllergens, dietary } = checkChoices(dish, chosen);
  const item = dishToCart(dish, chosen);
  const others = replaces ? items.filter((line) => lineKey(line) !== lineKey(replaces)) : items;
  const most = Math.max(1, maximumPerOrder(item) - quantityOf(others, item));
  const quantity = Math.min(wanted, most);
  const price = money(fromCents(lineTotal(toCents(item.price), quantity)));
  const name = nameOf(dish);
  const description = localText(dish, 'description', language);
  const missing = issues[0]?.group;

  const words = () => {
    if (dish.soldOut) return soldOutText(dish);
    if (missing) return t('dish.missing', { group: nameOf(missing) });
    return replaces ? t('dish.change') : t('menu.add');
  };

  const confirm = () => {
    if (dish.soldOut) return;
    if (missing) {
      setWasAsked(true);
      document
        .getElementById(`${id}${missing.id}`)
        ?.querySelector<HTMLElement>(':is(input, button):not(:disabled, [aria-disabled])')
        ?.focus();
      return;
    }
    if (replaces) replaceLine(replaces, item, quantity);
    else addToCart(item, name, quantity);
    onClose();
  };

  return (
    <Sheet
      onClose={onClose}
      title={name}
      closeLabel={t('shared.close')}
      picture={
        isOwnPicture(dish.imageUrl) ? (
          <DishPicture
            src={dish.imageUrl}
            alt={localText(dish, 'imageAlt', language).text ?? ''}
            name={name}
            groundName={dish.name}
            sizes="(max-width: 699.98px) 100vw, 700px"
            eager
          />
        ) : null
      }
      actions={
        <>
          {!dish.soldOut && (
            <QuantityStepper
              value={quantity}
              min={1}
              max={most}
              onChange={setWanted}
              labels={{
                group: t('cart.quantity', { name }),
                decrease: t('cart.decrease', { name }),
                increase: t('cart.increase', { name }),
              }}
            />
          )}
          <Confirm size="main" aria-disabled={dish.soldOut || undefined} onClick={confirm}>
            <Words>{words()}</Words>{' '}
            <Amount $isBelow={!dish.soldOut && Boolean(missing)}>
              <span>· </span>
              {price}
            </Amount>
          </Confirm>
        </>
      }
      returnFocus={() => {
        const opener = document.getElementById(openerId(item));
        // It may close together with its whole page.
        if (!opener && document.querySelector('main h1')) focusPageHeading();
        return opener;
      }}
    >
      <Description>
        <LocalWords words={description} />
      </Description>
      {!dish.soldOut && dish.left !== null && <Left>{t('dish.left', { count: dish.left })}</Left>}
      {/* What is in it follows what is chosen. */}
      <div role="status">
        <AllergenLine {...{ allergens, knownAllergens, dietary }} />
      </div>
      {dish.optionGroups.map((group) => (
        <OptionGroupField
          key={group.id}
          id={`${id}${group.id}`}
          group={group}
          chosen={chosen}
          onChange={setPicked}
          issue={wasAsked ? issueOf(issues, group.id) : null}
        />
      ))}
    </Sheet>
  );
}
