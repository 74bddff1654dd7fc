import { useRouteFocus } from '@pickup/web';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { Loading } from '../screen/Loading.js';

const Waiting = styled.div`
  display: grid;
  align-items: center;
  min-height: 60vh;
`;

/** The frame of every route: focus handling and the fallback while a screen's code loads. */
export function Layout() {
  const { t } = useTranslation();
  useRouteFocus();
  const waiting = (
    <Waiting>
      <Loading label={t('app.loading')} />
    </Waiting>
  );
  return (
    <Suspense fallback={waiting}>
      <Outlet />
    </Suspense>
  );
}
