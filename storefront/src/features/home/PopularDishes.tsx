import { localText, type MenuItem } from '@pickup/contract';
import {
  Card,
  color,
  fitWord,
  fontSize,
  LocalWords,
  longestWord,
  media,
  Price,
  radius,
  space,
  useApiQuery,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { menuSearch } from '../../address/page-search.js';
import { cardPrice } from '../../choices/card-price.js';
import { DishPicture } from '../../dish-picture/DishPicture.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

/** How many are shown at most: a row of them. */
const SHOWN = 3;

const List = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 300px));
  justify-content: center;
  gap: ${space(2)};
  width: 100%;
  margin-block: ${space(1)};
  text-align: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }
`;

/** On the narrowest phones the name gets more. */
const PICTURE_ON_PHONE = 'clamp(64px, 22vw, 88px)';

/** A standing card; a row on a phone. */
const Dish = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  ${media.phone} {
    grid-template: 'picture words' auto / ${PICTURE_ON_PHONE} minmax(0, 1fr);
    border-radius: ${radius('field')};
  }
`;

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  ${media.phone} {
    aspect-ratio: auto;
    min-height: ${PICTURE_ON_PHONE};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${space(0.5)};
  container-type: inline-size;
  padding: ${space(2)};
  ${media.phone} {
    align-content: center;
    padding: ${space(1)} ${space(1.5)};
  }
`;

const Name = styled.h3<{ $letters: number }>`
  font-size: ${fontSize('lg')};
  ${({ $letters }) => fitWord($letters, 'lg')}
  line-height: 1.2;
  overflow-wrap: anywhere;
  & > a {
    text-decoration: none;
  }
  /* Pressed anywhere on the card. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const From = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

function PopularDish({ dish }: { dish: MenuItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currencySymbol } = useRestaurant().info;
  const name = localText(dish, 'name', language);
  const { amount, isFrom } = cardPrice(dish);
  return (
    <Dish>
      <Frame>
        <DishPicture
          src={dish.imageUrl}
          alt=""
          name={name.text}
          groundName={dish.name}
          sizes="(max-width: 639.98px) 118px, 300px"
        />
      </Frame>
      <Words>
        <Name $letters={longestWord(name.text)}>
          <Link to={{ pathname: '/menu', search: menuSearch({ category: null, dish: dish.id }) }}>
            <LocalWords words={name} />
          </Link>
        </Name>
        <p>
          {isFrom && <From>{t('home.closing.from')} </From>}
          <Price amount={amount} symbol={currencySymbol} size="lg" />
        </p>
      </Words>
    </Dish>
  );
}

/** Dishes that the owner calls popular and that can be had now, each leading to its sheet on the menu; nothing where there is none. */
export function PopularDishes() {
  const popular = useApiQuery('popularMenuItems').data ?? [];
  const shown = popular.filter(({ soldOut }) => !soldOut).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <List $count={shown.length}>
      {shown.map((dish) => (
        <li key={dish.id}>
          <PopularDish dish={dish} />
        </li>
      ))}
    </List>
  );
}
