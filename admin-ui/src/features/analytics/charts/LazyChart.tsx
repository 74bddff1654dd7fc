import { color, ErrorBoundary, fontSize, Skeleton } from '@pickup/web';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Missing = styled.p`
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

/** A place for a chart whose code is on its way: as high as the chart will be, in px. Without it the table is still there. */
export function LazyChart({ height, children }: { height: number; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary fallback={<Missing>{t('analytics.noChart')}</Missing>}>
      <Suspense fallback={<Skeleton $height={`${height}px`} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
