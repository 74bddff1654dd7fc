import { Card, Skeleton, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Loading } from '../../screen/Screen.js';
import { Halves, Pair, Parts } from './figure-parts.js';
import { HOURS_CHART_HEIGHT, STATUS_CHART_HEIGHT } from './TodayCharts.js';
import { SALES_CHART_HEIGHT } from './SalesTrends.js';
import { TileGrid } from './Tiles.js';

const Shape = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(2.5)};
`;

const TODAY = ['a', 'b', 'c', 'd'];
const SUMMARY = [...TODAY, 'e', 'f'];

const TileShapes = ({ columns, shapes }: { columns: number; shapes: readonly string[] }) => (
  <TileGrid as="div" $columns={columns}>
    {shapes.map((shape) => (
      <Shape key={shape}>
        <Skeleton $width="60%" />
        <Skeleton $width="44%" $height="32px" />
      </Shape>
    ))}
  </TileGrid>
);

const FigureShape = ({ height }: { height: number }) => (
  <Shape>
    <Skeleton $width="44%" $height="30px" />
    <Skeleton $width="30%" $height="46px" />
    <Skeleton $height={`${height}px`} />
  </Shape>
);

/** Placeholders in the shape of the loaded screen. */
export function AnalyticsSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('analytics.loading')} />
      <Parts aria-hidden="true">
        <TileShapes columns={4} shapes={TODAY} />
        <Pair>
          <FigureShape height={SALES_CHART_HEIGHT} />
          <FigureShape height={SALES_CHART_HEIGHT} />
        </Pair>
        <Pair>
          <FigureShape height={HOURS_CHART_HEIGHT} />
          <FigureShape height={STATUS_CHART_HEIGHT} />
        </Pair>
        <Halves>
          <FigureShape height={SALES_CHART_HEIGHT} />
          <Parts>
            <FigureShape height={56} />
            <TileShapes columns={2} shapes={SUMMARY} />
          </Parts>
        </Halves>
      </Parts>
    </>
  );
}
