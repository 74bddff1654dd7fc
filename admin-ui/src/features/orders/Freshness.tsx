import { formatTime, fontSize, radius, space, Spinner, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  white-space: nowrap;
`;

const Dot = styled.span<{ $failing: boolean }>`
  width: 10px;
  height: 10px;
  border-radius: ${radius('round')};
  background: ${({ theme, $failing }) => theme.color[$failing ? 'danger' : 'leaf']};
`;

const Words = styled.span<{ $failing: boolean }>`
  color: ${({ theme, $failing }) => theme.color[$failing ? 'danger' : 'leaf']};
`;

interface FreshnessProps {
  /** When the list on the screen was read, in milliseconds; 0 before the first time. */
  updatedAt: number;
  /** The last attempt to read it failed. */
  failing: boolean;
  /** It is being read for the first time, or another page of it. */
  loading: boolean;
}

/** How far the list can be trusted: it reads itself again, and says so when it cannot. */
export function Freshness({ updatedAt, failing, loading }: FreshnessProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  if (loading) {
    return (
      <Root>
        <Spinner /> {t('orders.updating')}
      </Root>
    );
  }
  if (updatedAt === 0) return null;
  const time = formatTime(updatedAt, { language, timeZone });
  return (
    <Root>
      <Dot $failing={failing} />
      <Words $failing={failing}>{t(failing ? 'orders.outdated' : 'orders.updated', { time })}</Words>
    </Root>
  );
}
