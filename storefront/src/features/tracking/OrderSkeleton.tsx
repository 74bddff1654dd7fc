import { media, Skeleton, space, VisuallyHidden } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Columns, Panel, Stack } from '../../page-parts/panels.js';
import { PageHeading } from '../../page-parts/Page.js';

const Rows = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Steps = styled(Skeleton)`
  height: 84px;
  ${media.phone} {
    height: 208px;
  }
`;

/** The page in its final shape, while the order is on its way. */
export function OrderSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('tracking.loading')}</VisuallyHidden>
      <PageHeading tabIndex={-1}>{t('tracking.pageTitle')}</PageHeading>
      <Columns aria-hidden="true">
        <Stack>
          <Panel>
            <Rows>
              <Skeleton $width="120px" $height="18px" />
              <Skeleton $width="260px" $height="44px" />
              <Skeleton $width="70%" $height="28px" />
              <Skeleton $width="40%" $height="20px" />
              <Steps />
              <Skeleton $width="60%" $height="44px" />
            </Rows>
          </Panel>
          <Panel>
            <Rows>
              <Skeleton $width="40%" $height="28px" />
              <Skeleton $height="48px" />
              <Skeleton $height="48px" />
              <Skeleton $height="96px" />
            </Rows>
          </Panel>
        </Stack>
        <Panel>
          <Rows>
            <Skeleton $width="40%" $height="28px" />
            <Skeleton $height="72px" />
            <Skeleton $height="52px" />
          </Rows>
        </Panel>
      </Columns>
    </>
  );
}
