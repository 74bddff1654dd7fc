import { checkChoices, isOwnPicture, localText, type MenuItem } from '@pickup/contract';
import { Badge, longestWord, Price, useLanguage, useTranslation, LocalWords } from '@pickup/web';
import { memo } from 'react';
import { AllergenLine } from '../../allergens/AllergenLine.js';
import type { DietFilter } from '../../allergens/diet-filter.js';
import { cardPrice } from '../../choices/card-price.js';
import { startingOptions } from '../../choices/starting-options.js';
import { DishPicture } from '../../dish-picture/DishPicture.js';
import { prefetchDishSheet } from '../../dish-sheet/lazy-dish-sheet.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { AddButton } from './AddButton.js';
import { ChoicesInPrint } from './ChoicesInPrint.js';
import { Corner, Cost, Description, Frame, From, Left, Surface, Words } from './dish-layout.js';
import { Name, NameLink, sizeOnGround } from './dish-name.js';
import { dishLinkId, useDishLink } from './dish-address.js';

/** On a phone the picture is a square of 96 px, cropped at the sides. */
const SIZES = '(max-width: 639.98px) 128px, 360px';

function DishLink({ dish }: { dish: MenuItem }) {
  const language = useLanguage();
  return (
    <NameLink {...useDishLink(dish.id)} id={dishLinkId(dish.id)} onFocus={prefetchDishSheet}>
      <LocalWords words={localText(dish, 'name', language)} />
    </NameLink>
  );
}

interface DishCardProps {
  dish: MenuItem;
  /** What the visitor leaves out. */
  diet: DietFilter;
  /** Opens the sheet of a dish. */
  onChoose: (dish: string) => void;
  /** As in `Picture`. */
  eager: boolean | 'first';
}

/** One dish: picture, Popular badge, name, description, price, Add to Cart. Elsewhere on the card its sheet is opened. */
export const DishCard = memo(function DishCard({ dish, diet, onChoose, eager }: DishCardProps) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant().info;
  const language = useLanguage();
  const description = localText(dish, 'description', language);
  const { allergens, knownAllergens, dietary } = checkChoices(dish, startingOptions(dish, diet));
  const name = localText(dish, 'name', language).text;
  const onGround = isOwnPicture(dish.imageUrl) ? null : sizeOnGround(name);
  const { amount, isFrom } = cardPrice(dish);
  return (
    <Surface as="article" onPointerEnter={prefetchDishSheet}>
      <Frame $isFaded={dish.soldOut}>
        <DishPicture
          src={dish.imageUrl}
          alt={localText(dish, 'imageAlt', language).text ?? ''}
          name={name}
          groundName={dish.name}
          description={description.text}
          sizes={SIZES}
          eager={eager}
        />
      </Frame>
      {dish.popular && (
        <Corner>
          <Badge $tone="saffron">{t('menu.popular')}</Badge>
        </Corner>
      )}
      <Name $onGround={onGround} $letters={longestWord(name)}>
        <DishLink dish={dish} />
      </Name>
      <Words $isFirst={onGround !== null}>
        <Description>
          <LocalWords words={description} />
        </Description>
        <AllergenLine {...{ allergens, knownAllergens, dietary }} />
        {!dish.soldOut && dish.left !== null && <Left>{t('dish.left', { count: dish.left })}</Left>}
        {dish.optionGroups.length > 0 && <ChoicesInPrint groups={dish.optionGroups} />}
      </Words>
      <Cost>
        {isFrom && <From>{t('menu.from')} </From>}
        <Price amount={amount} symbol={currencySymbol} />
      </Cost>
      <AddButton dish={dish} diet={diet} onChoose={onChoose} />
    </Surface>
  );
});
