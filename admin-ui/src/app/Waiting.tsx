import styled from 'styled-components';
import { useTranslation } from '@pickup/web';
import { Loading } from '../screen/Screen.js';

const Root = styled.div`
  display: grid;
  align-items: center;
  min-height: 60vh;
`;

/** In the place of a screen whose code is on its way. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <Root>
      <Loading label={t('app.loading')} />
    </Root>
  );
}
