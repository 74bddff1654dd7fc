import { Button, color, radius, space, ButtonLink, EmptyState, PrintIcon, useNow, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { localDay } from '@pickup/contract';
import { LoadFailed, useLoadFailure } from '../../failures/load-failure.js';
import { Loading, Screen } from '../../screen/Screen.js';
import { TrialSheets } from './paper/MenuSheets.js';
import { Preview, PreviewSkeleton, PrintedMenuRoot } from './Preview.js';
import { countDishes, FALLBACK, usePrintedMenu } from './printed-menu.js';
import { PrintToolbar, usePrinting } from './PrintToolbar.js';
import { useLaidOutMenu } from './page-layout.js';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(2.5)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
`;

const Texts = styled.div`
  flex: 1 1 320px;
`;

interface MissingNoticeProps {
  /** The restaurant could not be read: fallback values are printed. */
  withoutRestaurant: boolean;
  /** The featured deals could not be read: none is printed. */
  withoutSpecial: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** What the paper lacks without looking wrong: said before it is printed a hundred times. */
export function MissingNotice({ withoutRestaurant, withoutSpecial, retrying, onRetry }: MissingNoticeProps) {
  const { t } = useTranslation();
  if (!withoutRestaurant && !withoutSpecial) return null;
  return (
    <Root role="alert">
      <Texts>
        {withoutRestaurant && <p>{t('generator.missing.restaurant')}</p>}
        {withoutSpecial && <p>{t('generator.missing.special')}</p>}
      </Texts>
      <Button variant="secondary" onClick={onRetry} busy={retrying}>
        {t('app.retry')}
      </Button>
    </Root>
  );
}

/** /admin/menu-generator */
export default function MenuGeneratorPage() {
  const { t } = useTranslation();
  const { menu, items, restaurant, deals } = usePrintedMenu();
  const { laidOut, trial } = useLaidOutMenu(menu);
  const { name, timeZone } = restaurant.data ?? FALLBACK;
  const day = localDay(useNow(), timeZone);
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
      {menu !== null && <TrialSheets ref={trial} menu={menu} />}
      {ready !== null && <PrintedMenuRoot laidOut={ready} />}
    </Screen>
  );
}
