import { businessDay } from '@pickup/contract';
import { ButtonLink, EmptyState, PrintIcon, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../failures/LoadFailed.js';
import { useLoadFailure } from '../../failures/useLoadFailure.js';
import { Loading } from '../../screen/Loading.js';
import { Screen } from '../../screen/Screen.js';
import { MissingNotice } from './MissingNotice.js';
import { MeasuredSheets } from './paper/MeasuredSheets.js';
import { Preview, PreviewSkeleton } from './Preview.js';
import { countDishes, FALLBACK } from './printed-menu.js';
import { PrintedMenuRoot } from './PrintedMenuRoot.js';
import { PrintToolbar } from './PrintToolbar.js';
import { useLaidOutMenu } from './useLaidOutMenu.js';
import { usePrintedMenu } from './usePrintedMenu.js';
import { usePrinting } from './usePrinting.js';

/** /admin/menu-generator */
export default function MenuGeneratorPage() {
  const { t } = useTranslation();
  const { menu, items, restaurant, deals } = usePrintedMenu();
  const { laidOut, measured } = useLaidOutMenu(menu);
  const { name, timeZone } = restaurant.data ?? FALLBACK;
  const day = businessDay(useNow(), timeZone);
  const printing = usePrinting(t('generator.fileName', { name, day }));
  useLoadFailure(items, t('generator.loadFailed'));

  const isEmpty = menu !== null && countDishes(menu) === 0;
  const ready = menu === null || isEmpty ? null : laidOut;

  const hasFailed = items.isError && items.data === undefined;

  const body = () => {
    if (hasFailed) {
      return <LoadFailed title={t('generator.loadFailed')} error={items.error} onRetry={() => void items.refetch()} />;
    }
    if (isEmpty) {
      return (
        <EmptyState
          art={<PrintIcon size={40} />}
          title={t('generator.empty.title')}
          text={t('generator.empty.text')}
          action={
            <ButtonLink to="/menu" $size="main">
              {t('generator.empty.action')}
            </ButtonLink>
          }
        />
      );
    }
    if (ready !== null) return <Preview laidOut={ready} />;
    return (
      <>
        <Loading label={t('generator.loading')} />
        <PreviewSkeleton />
      </>
    );
  };

  return (
    <Screen title={t('generator.title')}>
      <PrintToolbar laidOut={ready} printing={printing} />
      {ready !== null && (
        <MissingNotice
          withoutRestaurant={restaurant.data === undefined}
          withoutSpecial={deals.data === undefined}
          retrying={restaurant.isFetching || deals.isFetching}
          onRetry={() => {
            if (restaurant.data === undefined) void restaurant.refetch();
            if (deals.data === undefined) void deals.refetch();
          }}
        />
      )}
      {body()}
      {menu !== null && <MeasuredSheets ref={measured} menu={menu} />}
      {ready !== null && <PrintedMenuRoot laidOut={ready} />}
    </Screen>
  );
}
