import type { MenuItem } from '@pickup/contract';
import { Badge, Button, Card, media, Picture, PlusIcon, Price, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AllergenLine } from '../../allergens/AllergenLine.js';
import { dishToCart, useAddToCart } from '../../cart-store/useAddToCart.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import {
  AddPlace,
  AddSign,
  AddWords,
  Body,
  Corner,
  Description,
  Foot,
  Frame,
  Name,
  Surface,
  Words,
} from './dish-layout.js';

/**
 * On a phone the picture is as high as its row, 140 to 160 px, and cropped at the sides. With 182 px a phone of 1.75 device
 * pixels per CSS pixel loads the small file.
 */
const SIZES = '(max-width: 639.98px) 182px, 360px';

interface DishCardProps {
  dish: MenuItem;
  /** As in `Picture`. */
  eager: boolean | 'first';
}

/** One dish: picture, Popular badge, name, description, price, Add to Cart. */
export function DishCard({ dish, eager }: DishCardProps) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant().info;
  const addToCart = useAddToCart();
  return (
    <Surface as="article">
      <Frame>
        <Picture src={dish.imageUrl} alt={dish.imageAlt ?? ''} width={640} height={480} sizes={SIZES} eager={eager} />
      </Frame>
      <Body>
        <Words>
          {dish.popular && (
            <Corner>
              <Badge $tone="saffron">{t('menu.popular')}</Badge>
            </Corner>
          )}
          <Name>{dish.name}</Name>
          <Description>{dish.description}</Description>
          <AllergenLine allergens={dish.allergens} dietary={dish.dietary} />
        </Words>
        <Foot>
          <Price amount={dish.price} symbol={currencySymbol} />
          <AddPlace>
            <Button onClick={() => addToCart(dishToCart(dish))} aria-label={`${t('menu.add')}: ${dish.name}`}>
              <AddWords>{t('menu.add')}</AddWords>
              <AddSign>
                <PlusIcon />
              </AddSign>
            </Button>
          </AddPlace>
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
