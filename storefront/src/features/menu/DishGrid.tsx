import { checkChoices, type MenuItem } from '@pickup/contract';
import { Badge, Card, media, Price, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AllergenLine } from '../../allergens/AllergenLine.js';
import { useDietFilter } from '../../allergens/diet-filter.js';
import { cardPrice } from '../../choices/card-price.js';
import { useNameOf } from '../../choices/names.js';
import { startingOptions } from '../../choices/starting-options.js';
import { DishPicture } from '../../dish-picture/DishPicture.js';
import { prefetchDishSheet } from '../../dish-sheet/lazy-dish-sheet.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { AddButton } from './AddButton.js';
import { ChoicesInPrint } from './ChoicesInPrint.js';
import { Body, Corner, Description, Foot, Frame, From, Left, Name, NameLink, Surface, Words } from './dish-layout.js';
import { type DishAddress, dishLinkId } from './dish-address.js';

/**
 * On a phone the picture is as high as its row, 140 to 160 px, and cropped at the sides. With 182 px a phone of 1.75 device
 * pixels per CSS pixel loads the small file.
 */
const SIZES = '(max-width: 639.98px) 182px, 360px';

interface DishCardProps {
  dish: MenuItem;
  /** Opens the sheet of the dish. */
  address: DishAddress;
  /** As in `Picture`. */
  eager: boolean | 'first';
}

/** One dish: picture, Popular badge, name, description, price, Add to Cart. Elsewhere on the card its sheet is opened. */
export function DishCard({ dish, address, eager }: DishCardProps) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant().info;
  const nameOf = useNameOf();
  const [diet] = useDietFilter();
  const { allergens, dietary } = checkChoices(dish, startingOptions(dish, diet));
  const { amount, isFrom } = cardPrice(dish);
  return (
    <Surface as="article" onPointerEnter={prefetchDishSheet}>
      <Frame>
        <DishPicture
          src={dish.imageUrl}
          alt={dish.imageAlt ?? ''}
          name={nameOf(dish)}
          description={dish.description}
          sizes={SIZES}
          eager={eager}
        />
      </Frame>
      <Body>
        <Words>
          {dish.popular && (
            <Corner>
              <Badge $tone="saffron">{t('menu.popular')}</Badge>
            </Corner>
          )}
          <Name>
            <NameLink {...address.link(dish.id)} id={dishLinkId(dish.id)} onFocus={prefetchDishSheet}>
              {nameOf(dish)}
            </NameLink>
          </Name>
          <Description>{dish.description}</Description>
          <AllergenLine allergens={allergens} dietary={dietary} />
          {!dish.soldOut && dish.left !== null && <Left>{t('dish.left', { count: dish.left })}</Left>}
          <ChoicesInPrint groups={dish.optionGroups} />
        </Words>
        <Foot>
          <span>
            {isFrom && <From>{t('menu.from')} </From>}
            <Price amount={amount} symbol={currencySymbol} />
          </span>
          <AddButton dish={dish} onChoose={() => address.open(dish.id)} />
        </Foot>
      </Body>
    </Surface>
  );
}

export const DishGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1.5)};
  }
`;

const COUNT = 9;

/** Skeletons of dish cards. */
export const DishSkeletons = () => (
  <DishGrid aria-hidden="true">
    {Array.from({ length: COUNT }, (_, index) => (
      <li key={index}>
        <Surface as={Card}>
          <Frame>
            <Skeleton $height="100%" />
          </Frame>
          <Body>
            <Words>
              <Skeleton $width="60%" $height="26px" />
              <Skeleton $width="95%" $height="16px" />
              <Skeleton $width="70%" $height="16px" />
            </Words>
            <Foot>
              <Skeleton $width="72px" $height="28px" />
            </Foot>
          </Body>
        </Surface>
      </li>
    ))}
  </DishGrid>
);
