import {
  AlertIcon,
  Button,
  color,
  formatTime,
  fontSize,
  radius,
  space,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { useErrorMessage } from '../../failures/load-failure.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-size: ${fontSize('sm')};
  & > svg {
    flex: none;
  }
`;

const Words = styled.p`
  flex: 1 1 200px;
  min-width: 0;
`;

interface ReadFailedProps {
  /** What could not be loaded, in a sentence. */
  missing: string;
  error: Error;
  /** When what is on the screen was read, in milliseconds; 0 when there is nothing. */
  updatedAt: number;
  busy: boolean;
  onRetry: () => void;
}

/** Why a part of the landing is missing or old, and the way to try again. */
export function ReadFailed({ missing, error, updatedAt, busy, onRetry }: ReadFailedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const errorMessage = useErrorMessage();
  const state =
    updatedAt === 0 ? missing : t('dashboard.outdated', { time: formatTime(updatedAt, { language, timeZone }) });
  return (
    <Root>
      <AlertIcon />
      <Words>
        {state} {errorMessage(error)}
      </Words>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </Root>
  );
}
