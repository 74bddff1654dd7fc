import { localText, type Category } from '@pickup/contract';
import {
  Button,
  EmptyState,
  focusPageHeading,
  useApiQuery,
  useHydrated,
  useLanguage,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { Suspense, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { menuSearch, readMenuAddress } from '../../address/page-search.js';
import { canFitDiet, countHidden, NO_DIET_FILTER, useDietFilter } from '../../allergens/diet-filter.js';
import { useNameOf } from '../../choices/names.js';
import { LazyDishSheet } from '../../dish-sheet/lazy-dish-sheet.js';
import { Head, useBaseUrl } from '../../head/Head.js';
import { menuData } from '../../head/structured-data.js';
import { Drawing } from '../../page-parts/Drawing.js';
import { PageHeading } from '../../page-parts/Page.js';
import { ListFailed } from '../../page-parts/ListFailed.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { CategoriesFailed } from './CategoriesFailed.js';
import { CategoryFilter } from './CategoryFilter.js';
import { chaptersOf, nextCategory } from './chapters.js';
import { DishSkeletons } from './DishGrid.js';
import { FloatingCart } from './FloatingCart.js';
import { DietFilterButton } from './DietFilter.js';
import { DietFilterSummary } from './DietFilterSummary.js';
import { dishLinkId, useDishAddress, useMissingDish } from './dish-address.js';
import { MenuChapter } from './MenuChapter.js';
import { Count, List, Loading, Next, NoResult, TitleRow, Whole } from './menu-layout.js';
import { PrintHead } from './PrintHead.js';

const Paper = createGlobalStyle`
  @page { size: A4; margin: 10mm; }
`;

const NO_CATEGORIES: readonly Category[] = [];

/** Below the bar and the categories, in px. */
const LIST_TOP = 132;

/** The menu in chapters, one per category, or the one of them that the address names. */
export default function MenuPage() {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const dishes = useApiQuery('menuItems');
  const ofCategories = useApiQuery('categories');
  const { data: categories = NO_CATEGORIES, isPending: categoriesPending } = ofCategories;
  const { info, status } = useRestaurant();
  const baseUrl = useBaseUrl();
  const data = useCallback(() => {
    const known = dishes.data && !categoriesPending && status === 'success';
    return known ? menuData({ dishes: dishes.data, categories, info, language }, baseUrl) : null;
  }, [dishes.data, categories, categoriesPending, info, language, status, baseUrl]);

  const { category: chosen } = readMenuAddress(search);
  const { dish: dishOfAddress, open, close } = useDishAddress();
  const opened = dishes.data?.find(({ id }) => id === dishOfAddress);
  useMissingDish(dishOfAddress !== null && dishes.data !== undefined && !opened, close);
  const [diet, setDiet] = useDietFilter();
  const inCategory = useMemo(
    () => (dishes.data ?? []).filter((dish) => chosen === null || dish.categoryId === chosen),
    [dishes.data, chosen],
  );
  // The list and what is said of it follow a moment later, so that the filter itself answers at once.
  const shownDiet = useDeferredValue(diet);
  const { hidden, notStated } = useMemo(() => countHidden(inCategory, shownDiet), [inCategory, shownDiet]);
  const chapters = useMemo(() => {
    const shown = inCategory.filter((dish) => canFitDiet(dish, shownDiet));
    return chaptersOf(shown, categories, t('menu.others'));
  }, [inCategory, categories, shownDiet, t]);
  const isMissing = !dishes.isPending && !dishes.data;
  const isAllHidden = hidden > 0 && hidden === inCategory.length;
  const isFiltered = shownDiet.without.length + shownDiet.only.length > 0;
  const clear = () => {
    setDiet(NO_DIET_FILTER);
    // The focused button is removed with the filter it cleared.
    focusPageHeading();
  };

  const choose = useCallback(
    (categoryId: string | null) => {
      setSearch(menuSearch({ category: categoryId, dish: null }), { replace: true, preventScrollReset: true });
      // A chapter begins at its heading, wherever the reader was.
      if (list.current && list.current.getBoundingClientRect().top < LIST_TOP) list.current.scrollIntoView();
    },
    [setSearch],
  );

  const next = useMemo(() => nextCategory(categories, dishes.data ?? [], chosen), [categories, dishes.data, chosen]);
  return (
    <Whole>
      <Paper />
      <Head
        title={opened ? nameOf(opened) : t('menu.title')}
        path="/menu"
        about="menu"
        search={menuSearch({ category: null, dish: opened?.id ?? null })}
        description={opened && localText(opened, 'description', language).text}
        data={data}
      />
      <PrintHead />
      <TitleRow>
        <PageHeading tabIndex={-1}>{t('menu.title')}</PageHeading>
        {!isMissing && dishes.data?.length !== 0 && (
          <DietFilterButton diet={diet} onChange={setDiet} shown={inCategory.length - hidden} />
        )}
      </TitleRow>
      <Count>{dishes.data ? t('menu.intro', { count: dishes.data.length }) : '\u00a0'}</Count>
      {!isMissing && dishes.data?.length !== 0 && (
        <CategoryFilter categories={categories} loading={dishes.isPending} chosen={chosen} onChoose={choose} />
      )}
      <List ref={list}>
        {dishes.isPending && (
          <>
            <VisuallyHidden role="status">{t('menu.loading')}</VisuallyHidden>
            <Loading>
              <DishSkeletons />
            </Loading>
          </>
        )}
        {dishes.data && !ofCategories.data && ofCategories.isError && (
          <CategoriesFailed onRetry={() => void ofCategories.refetch()} />
        )}
        {dishes.data && isFiltered && (
          <DietFilterSummary
            diet={diet}
            onChange={setDiet}
            all={inCategory.length}
            hidden={hidden}
            notStated={notStated}
            onClear={clear}
            isClearedElsewhere={isAllHidden}
          />
        )}
        {isAllHidden && (
          <NoResult>
            <EmptyState
              as="p"
              art={<Drawing name="empty-plate" />}
              title={t('menu.diet.empty')}
              action={<Button onClick={clear}>{t('menu.diet.clearAll')}</Button>}
            />
          </NoResult>
        )}
        {isMissing && (
          <ListFailed
            title={t('app.listFailed.menu')}
            isFetching={dishes.isFetching}
            onRetry={() => void Promise.all([dishes.refetch(), ofCategories.refetch()])}
          />
        )}
        {dishes.data && inCategory.length === 0 && (
          <NoResult>
            <EmptyState
              as="p"
              art={<Drawing name="empty-plate" />}
              title={t('menu.empty')}
              action={
                chosen !== null && (
                  <Button variant="secondary" onClick={() => choose(null)}>
                    {t('menu.showAll')}
                  </Button>
                )
              }
            />
          </NoResult>
        )}
        {chapters.map((chapter, index) => (
          <MenuChapter key={chapter.id} chapter={chapter} isFirst={index === 0} diet={shownDiet} onChoose={open} />
        ))}
        {next && !isAllHidden && (
          <Next>
            <Button variant="secondary" onClick={() => choose(next.id)}>
              {t('menu.next', { name: nameOf(next) })}
            </Button>
          </Next>
        )}
      </List>
      <FloatingCart />
      {/* A server renders no dialog. */}
      {isHydrated && opened && (
        <Suspense fallback={null}>
          <LazyDishSheet
            key={opened.id}
            dish={opened}
            replaces={null}
            onClose={close}
            openerId={() => dishLinkId(opened.id)}
          />
        </Suspense>
      )}
    </Whole>
  );
}
