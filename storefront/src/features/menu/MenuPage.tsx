import {
  Button,
  EmptyState,
  focusPageHeading,
  useApiQuery,
  useHydrated,
  useLanguage,
  VisuallyHidden,
} from '@pickup/web';
import { Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { menuSearch, readMenuAddress } from '../../address/menu-address.js';
import { canFitDiet, countHidden, NO_DIET_FILTER, useDietFilter } from '../../allergens/diet-filter.js';
import { useNameOf } from '../../choices/names.js';
import { LazyDishSheet } from '../../dish-sheet/lazy-dish-sheet.js';
import { Head, useBaseUrl } from '../../head/Head.js';
import { menuData } from '../../head/structured-data.js';
import { Intro, Page, PageHeading } from '../../page-parts/Page.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { CategoryFilter } from './CategoryFilter.js';
import { DishCard, DishGrid, DishSkeletons } from './DishGrid.js';
import { FloatingCart } from './FloatingCart.js';
import { DietFilterButton, DietFilterSummary } from './DietFilter.js';
import { dishLinkId, useDishAddress, useMissingDish } from './dish-address.js';

const List = styled.div`
  scroll-margin-top: 144px;
`;

/** How many pictures are above the fold; the others load lazily. */
const EAGER_PICTURES = 4;

/** The menu with its category filter, whose choice is in the address. */
export default function MenuPage() {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const isHydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const dishes = useApiQuery('menuItems');
  const { data: categories = [], isPending: categoriesPending } = useApiQuery('categories');
  const { info, status } = useRestaurant();
  const baseUrl = useBaseUrl();
  const language = useLanguage();
  const data = useMemo(() => {
    const known = dishes.data && !categoriesPending && status === 'success';
    return known ? menuData({ dishes: dishes.data, categories, info, language }, baseUrl) : null;
  }, [dishes.data, categories, categoriesPending, info, language, status, baseUrl]);

  const { category: chosen } = readMenuAddress(search);
  const address = useDishAddress();
  const opened = dishes.data?.find(({ id }) => id === address.dish);
  useMissingDish(address.dish !== null && dishes.data !== undefined && !opened, address.close);
  const [diet, setDiet] = useDietFilter();
  const inCategory = (dishes.data ?? []).filter((dish) => chosen === null || dish.categoryId === chosen);
  const shown = inCategory.filter((dish) => canFitDiet(dish, diet));
  const isFiltered = diet.without.length + diet.only.length > 0;
  const { hidden, notStated } = countHidden(inCategory, diet);
  const clear = () => {
    setDiet(NO_DIET_FILTER);
    // The focused button is removed with the filter it cleared.
    focusPageHeading();
  };

  const choose = (categoryId: string | null) => {
    setSearch(menuSearch({ category: categoryId, dish: null }), { replace: true, preventScrollReset: true });
    // After scrolling down a long list, the new one has to show from its beginning.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };

  return (
    <Page>
      <Head
        title={opened ? nameOf(opened) : t('menu.title')}
        path="/menu"
        about="menu"
        search={menuSearch({ category: null, dish: opened?.id ?? null })}
        data={[data]}
      />
      <PageHeading tabIndex={-1}>{t('menu.title')}</PageHeading>
      <Intro>{dishes.data ? t('menu.intro', { count: dishes.data.length }) : '\u00a0'}</Intro>
      <CategoryFilter categories={categories} loading={dishes.isPending} chosen={chosen} onChoose={choose}>
        <DietFilterButton diet={diet} onChange={setDiet} shown={shown.length} />
      </CategoryFilter>
      <List ref={list}>
        {dishes.isPending && (
          <>
            <VisuallyHidden role="status">{t('menu.loading')}</VisuallyHidden>
            <DishSkeletons />
          </>
        )}
        {!dishes.isPending && isFiltered && <DietFilterSummary hidden={hidden} notStated={notStated} onClear={clear} />}
        {hidden > 0 && shown.length === 0 && (
          <EmptyState
            as="p"
            title={t('menu.diet.empty')}
            action={
              <Button variant="secondary" onClick={clear}>
                {t('menu.diet.clearAll')}
              </Button>
            }
          />
        )}
        {!dishes.isPending && inCategory.length === 0 && (
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
              <DishCard dish={dish} address={address} eager={index === 0 ? 'first' : index < EAGER_PICTURES} />
            </li>
          ))}
        </DishGrid>
      </List>
      <FloatingCart />
      {/* A server renders no dialog. */}
      {isHydrated && opened && (
        <Suspense fallback={null}>
          <LazyDishSheet
            key={opened.id}
            dish={opened}
            replaces={null}
            onClose={address.close}
            openerId={() => dishLinkId(opened.id)}
          />
        </Suspense>
      )}
    </Page>
  );
}
