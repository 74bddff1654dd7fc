import { Button, EmptyState, useApiQuery, VisuallyHidden } from '@pickup/web';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { categoryOf } from '../../address/category.js';
import { Head, useBaseUrl } from '../../head/Head.js';
import { menuData } from '../../head/structured-data.js';
import { Intro, Page, PageHeading } from '../../page-parts/Page.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { CategoryFilter } from './CategoryFilter.js';
import { DishCard } from './DishCard.js';
import { DishGrid, DishSkeletons } from './DishGrid.js';
import { FloatingCart } from './FloatingCart.js';

const List = styled.div`
  scroll-margin-top: 144px;
`;

/** Pictures in the first screenful; the others wait until they are near. */
const EAGER_PICTURES = 4;

/** The menu with its category filter; the choice is kept in the address (specification 2). */
export default function MenuPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const dishes = useApiQuery('menuItems');
  const { data: categories = [], isPending: categoriesPending } = useApiQuery('categories');
  const { info, status } = useRestaurant();
  const baseUrl = useBaseUrl();
  const data = useMemo(() => {
    const known = dishes.data && !categoriesPending && status === 'success';
    return known ? menuData({ dishes: dishes.data, categories, info }, baseUrl) : null;
  }, [dishes.data, categories, categoriesPending, info, status, baseUrl]);

  const chosen = categoryOf(search);
  const shown = (dishes.data ?? []).filter((dish) => chosen === null || dish.categoryId === chosen);

  const choose = (categoryId: string | null) => {
    setSearch(categoryId === null ? {} : { category: categoryId }, { replace: true, preventScrollReset: true });
    // Somebody deep in a long list wants to see the beginning of the new one.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };

  return (
    <Page>
      <Head title={t('menu.title')} path="/menu" about="menu" image={dishes.data?.[0]?.imageUrl} data={[data]} />
      <PageHeading tabIndex={-1}>{t('menu.title')}</PageHeading>
      <Intro>{dishes.data ? t('menu.intro', { count: dishes.data.length }) : '\u00a0'}</Intro>
      <CategoryFilter categories={categories} loading={dishes.isPending} chosen={chosen} onChoose={choose} />
      <List ref={list}>
        {dishes.isPending && (
          <>
            <VisuallyHidden role="status">{t('menu.loading')}</VisuallyHidden>
            <DishSkeletons />
          </>
        )}
        {!dishes.isPending && shown.length === 0 && (
          <EmptyState
            as="p"
            title={t('menu.empty')}
            action={
              chosen !== null && (
                <Button variant="secondary" onClick={() => choose(null)}>
                  {t('menu.showAll')}
                </Button>
              )
            }
          />
        )}
        <DishGrid>
          {shown.map((dish, index) => (
            <li key={dish.id}>
              <DishCard dish={dish} eager={index === 0 ? 'first' : index < EAGER_PICTURES} />
            </li>
          ))}
        </DishGrid>
      </List>
      <FloatingCart />
    </Page>
  );
}
