import { Button, color, fontSize, media, space, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import ConfirmDialog from '../../../changes/ConfirmDialog.js';
import { useSave } from '../../../forms/useSave.js';
import type { StepName } from './steps.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)} ${space(3)};
  padding-top: ${space(2.5)};
  border-top: 1px solid ${color('line')};
  ${media.phone} {
    & > button {
      width: 100%;
    }
  }
`;

const Words = styled.p`
  flex: 1 1 260px;
  min-width: 0;
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Missing = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin-top: ${space(1)};
  padding-left: ${space(2.5)};
  list-style: disc;
`;

interface OpenDoorsProps {
  /** The steps that are not done. */
  missing: readonly StepName[];
  onOpened: () => void;
}

/** Opens the doors; with steps missing it says which, and asks (product.md, First evening). */
export function OpenDoors({ missing, onOpened }: OpenDoorsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { busy, send } = useSave('updateRestaurant', {
    done: t('firstEvening.doors.opened'),
    failed: t('firstEvening.doors.failed'),
    stale: ['adminRestaurant', 'kitchenControl', 'restaurantInfo', 'overview'],
    onSaved: onOpened,
  });
  const open = () => {
    setAsking(false);
    send({ body: { doorsOpen: true } });
  };
  const isUndescribed = missing.includes('describe');
  return (
    <Root>
      <Words>{t(isUndescribed ? 'firstEvening.doors.describeFirst' : 'firstEvening.doors.meaning')}</Words>
      <Button
        size="main"
        busy={busy}
        aria-disabled={isUndescribed || undefined}
        onClick={() => {
          if (isUndescribed) return;
          if (missing.length > 0) setAsking(true);
          else open();
        }}
      >
        {t('firstEvening.doors.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('firstEvening.doors.askTitle')}
          description={t('firstEvening.doors.askText', { count: missing.length })}
          confirm={t('firstEvening.doors.openAnyway')}
          keep={t('firstEvening.doors.notYet')}
          onConfirm={open}
          onKeep={() => setAsking(false)}
        >
          <Missing>
            {missing.map((step) => (
              <li key={step}>{t(`firstEvening.step.${step}.title`)}</li>
            ))}
          </Missing>
        </ConfirmDialog>
      )}
    </Root>
  );
}
