import type { KitchenControl } from '@pickup/contract';
import { Button, color, fontSize, radius, Skeleton, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useErrorMessage } from '../../../failures/load-failure.js';
import { useWhen } from '../../../order/due.js';
import { guarded } from '../../../press-guard/press-guard.js';
import { KitchenDialog } from './KitchenDialog.js';
import { SlotBars } from './SlotBars.js';
import { useKitchenState } from './kitchen-words.js';
import { useKitchen } from './useKitchen.js';

type Tone = 'working' | 'busy' | 'paused' | 'closed';

const toneOf = ({ status, extraMinutes }: KitchenControl): Tone => {
  if (status.reason === 'paused') return 'paused';
  if (!status.open) return 'closed';
  return extraMinutes === null ? 'working' : 'busy';
};

const GROUNDS = {
  working: css`
    padding-inline: 0;
    color: ${color('soft')};
    /* Where room is short, it says what is as usual to who cannot see the row. */
    @media (max-width: 1379.98px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `,
  busy: css`
    background: ${color('noteWash')};
    color: ${color('onNoteWash')};
  `,
  paused: css`
    background: ${color('dangerWash')};
    color: ${color('onDangerWash')};
  `,
  closed: css`
    background: ${color('closedWash')};
    color: ${color('onClosedWash')};
  `,
} satisfies Record<Tone, ReturnType<typeof css>>;

const Root = styled.section`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px 10px;
  min-width: 0;
  @media (max-width: 699.98px) {
    order: 3;
  }
`;

const State = styled.div<{ $tone: Tone }>`
  min-width: 0;
  margin-right: auto;
  padding: 4px 12px;
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 700;
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${({ $tone }) => GROUNDS[$tone]}
`;

const More = styled.p`
  font-size: ${fontSize('xs')};
  font-weight: 600;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  /* A row of their own on a phone: as wide as the thumb finds. */
  @media (max-width: 699.98px) {
    flex: 1 1 auto;
    & > * {
      flex: 1 1 auto;
    }
  }
`;

const Tool = styled(Button)`
  padding-inline: 12px;
  white-space: nowrap;
`;

interface KitchenBarProps {
  /** How many dishes and options are sold out now. */
  soldOut: number;
  onSoldOut: () => void;
}

/** What the kitchen does, what is booked, and the way to change it: a part of the board's row on top. */
export function KitchenBar({ soldOut, onSoldOut }: KitchenBarProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const stateOf = useKitchenState();
  const errorMessage = useErrorMessage();
  const kitchen = useKitchen();
  const [open, setOpen] = useState(false);
  const { answer, control, isBusy, pause, addMinutes } = kitchen;

  const soldOutButton = (
    <Tool variant="secondary" onClick={onSoldOut}>
      {soldOut > 0 ? t('kitchen.soldOut.openCount', { count: soldOut }) : t('kitchen.soldOut.open')}
    </Tool>
  );
  if (control === undefined) {
    return (
      <Root aria-label={t('kitchen.title')} aria-busy={answer.isPending}>
        {answer.isError ? (
          <State role="alert" $tone="paused">
            <p>{t('kitchen.loadFailed')}</p>
            <More>{errorMessage(answer.error)}</More>
          </State>
        ) : (
          <Skeleton $height="28px" $width="220px" />
        )}
        <Buttons>
          {answer.isError && (
            <Tool variant="secondary" onClick={() => void answer.refetch()}>
              {t('app.retry')}
            </Tool>
          )}
          {soldOutButton}
        </Buttons>
      </Root>
    );
  }
  const { pausedUntil, extraMinutes, extraUntil } = control;
  const tone = toneOf(control);
  return (
    <Root aria-label={t('kitchen.title')}>
      <State role="status" $tone={tone}>
        <p>{stateOf(control)}</p>
        {tone === 'paused' && <More>{t('kitchen.pause.meaning')}</More>}
        {pausedUntil !== null && tone === 'closed' && (
          <More>{t('kitchen.state.pausedUntil', { when: when(pausedUntil) })}</More>
        )}
        {extraMinutes !== null && extraUntil !== null && (
          <More>{t('kitchen.busy.until', { count: extraMinutes, when: when(extraUntil) })}</More>
        )}
      </State>
      <SlotBars control={control} />
      <Buttons {...guarded(`kitchen ${pausedUntil ?? ''} ${extraUntil ?? ''}`)}>
        {pausedUntil !== null && (
          <Tool busy={isBusy} onClick={() => pause(null)}>
            {t('kitchen.pause.end')}
          </Tool>
        )}
        {extraUntil !== null && (
          <Tool variant={pausedUntil === null ? 'primary' : 'secondary'} busy={isBusy} onClick={() => addMinutes(null)}>
            {t('kitchen.busy.end')}
          </Tool>
        )}
        <Tool variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('kitchen.open')}
        </Tool>
        {soldOutButton}
      </Buttons>
      {open && <KitchenDialog kitchen={kitchen} control={control} onClose={() => setOpen(false)} />}
    </Root>
  );
}
