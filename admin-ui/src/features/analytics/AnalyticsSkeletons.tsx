import { Card, Skeleton, space, VisuallyHidden } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Halves, Pair, Parts } from './Layout.js';
import { HOURS_CHART_HEIGHT } from './RevenueByHour.js';
import { SALES_CHART_HEIGHT } from './SalesTrends.js';
import { STATUS_CHART_HEIGHT } from './StatusDistribution.js';
import { TileGrid } from './Tiles.js';

const Shape = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(2.5)};
`;

const TILES = ['a', 'b', 'c', 'd'];

const FigureShape = ({ height }: { height: number }) => (
  <Shape>
    <Skeleton $width="44%" $height="30px" />
    <Skeleton $width="30%" $height="46px" />
    <Skeleton $height={`${height}px`} />
  </Shape>
);

/** The screen to come, in its final shape. */
export function AnalyticsSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('analytics.loading')}</VisuallyHidden>
      <Parts aria-hidden="true">
        <TileGrid as="div" $columns={4}>
          {TILES.map((tile) => (
            <Shape key={tile}>
              <Skeleton $width="60%" />
              <Skeleton $width="44%" $height="32px" />
            </Shape>
          ))}
        </TileGrid>
        <Pair>
          <FigureShape height={SALES_CHART_HEIGHT} />
          <FigureShape height={SALES_CHART_HEIGHT} />
        </Pair>
        <Pair>
          <FigureShape height={HOURS_CHART_HEIGHT} />
          <FigureShape height={STATUS_CHART_HEIGHT} />
        </Pair>
        <Halves>
          <FigureShape height={STATUS_CHART_HEIGHT} />
          <FigureShape height={STATUS_CHART_HEIGHT} />
        </Halves>
      </Parts>
    </>
  );
}
