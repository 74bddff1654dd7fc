import { Spinner, space, useRouteFocus } from '@pickup/web';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';

const Waiting = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: 60vh;
`;

/** What every screen stands in. */
export function Layout() {
  const { t } = useTranslation();
  useRouteFocus();
  const waiting = (
    <Waiting role="status">
      <Spinner size={24} /> {t('app.loading')}
    </Waiting>
  );
  return (
    <Suspense fallback={waiting}>
      <Outlet />
    </Suspense>
  );
}
