import { Card, Skeleton, space, VisuallyHidden } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Cards } from './Cards.js';

const Shape = styled(Card)`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2.5)};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`;

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards to come. */
export function OrderSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      <Cards as="div" aria-hidden="true">
        {SHAPES.map((shape) => (
          <Shape key={shape}>
            <Row>
              <Skeleton $width="84px" $height="38px" />
              <Skeleton $width="132px" $height="28px" $round />
            </Row>
            <Skeleton $width="62%" />
            <Skeleton $height="64px" />
            <Skeleton $height="52px" />
          </Shape>
        ))}
      </Cards>
    </>
  );
}
