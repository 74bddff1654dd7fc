import type { MenuItem } from '@pickup/contract';
import { Badge, Button, Picture, PlusIcon, Price } from '@pickup/web';
import { useTranslation } from 'react-i18next';
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
 * On a phone the picture is as high as its row, 140 to 160 px, and cut at the sides. 182 px lets a phone of 1.75 pixels
 * to the point take the small file.
 */
const SIZES = '(max-width: 639.98px) 182px, 360px';

interface DishCardProps {
  dish: MenuItem;
  /** When its picture is loaded; see `Picture`. */
  eager: boolean | 'first';
}

/** One dish: picture, Popular badge, name, description, price, Add to Cart (specification 2, menu). */
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
