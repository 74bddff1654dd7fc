import { Card, EmptyState, KitchenIcon, Skeleton, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Loading } from '../../screen/Screen.js';
import { useKitchenState } from './control/kitchen-words.js';
import { useKitchen } from './control/useKitchen.js';
import { GAP } from './board-steps.js';

const Lanes = styled.div`
  display: grid;
  gap: ${GAP}px;
  @media (min-width: 700px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Lane = styled.div`
  display: grid;
  gap: ${GAP}px;
  align-content: start;
`;

const Shape = styled(Card)`
  display: grid;
  gap: 10px;
  overflow: hidden;
  padding-bottom: 10px;
  & > :not(:first-child) {
    margin-inline: 12px;
  }
`;

/** The board to come, in its final shape. */
export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('orders.loading')} />
      <Lanes aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((lane) => (
          <Lane key={lane}>
            <Skeleton $width="90px" $height="16px" />
            {['a', 'b'].map((card) => (
              <Shape key={card}>
                <Skeleton $height="64px" />
                <Skeleton $width="60%" $height="22px" />
                <Skeleton $width="44%" $height="22px" />
                <Skeleton $width="auto" $height="48px" />
              </Shape>
            ))}
          </Lane>
        ))}
      </Lanes>
    </>
  );
}

/** Nothing to do: says so, and until when orders can come in. */
export function EmptyBoard() {
  const { t } = useTranslation();
  const stateOf = useKitchenState();
  const { control } = useKitchen();
  return (
    <EmptyState
      art={<KitchenIcon size={40} />}
      title={t('board.empty')}
      text={
        control &&
        (control.status.reason === 'paused'
          ? `${stateOf(control)}.`
          : t('board.emptyState', { state: stateOf(control) }))
      }
    />
  );
}
