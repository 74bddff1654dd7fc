import { Button, color, fontSize, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(1.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Clear = styled(Button)`
  flex: none;
`;

interface DietFilterSummaryProps {
  hidden: number;
  /** Of the hidden ones, those whose allergens nobody has stated. */
  notStated: number;
  onClear: () => void;
}

/** Says what the filter hides, so that nothing is missed unawares. */
export function DietFilterSummary({ hidden, notStated, onClear }: DietFilterSummaryProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <p role="status">
        {t('menu.diet.hidden', { count: hidden })}
        {notStated > 0 && `, ${t('menu.diet.notStated', { count: notStated })}`}.
      </p>
      <Clear variant="quiet" onClick={onClear}>
        {t('menu.diet.clear')}
      </Clear>
    </Root>
  );
}
