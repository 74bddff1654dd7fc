import {
  color,
  fontSize,
  space,
  Card,
  Skeleton,
  Badge,
  TrashIcon,
  Button,
  EmptyState,
  useTranslation,
} from '@pickup/web';
import styled, { css } from 'styled-components';
import type { ReactNode } from 'react';
import { Loading } from '../screen/Screen.js';

/** A list in any of its states; it takes the focus of what has left it, below the bar that stays in sight. */
export const Region = styled.section`
  scroll-margin-top: 84px;
  &[aria-busy='true'] ul {
    opacity: 0.55;
  }
`;

/** How many there are, above the cards. */
export const Found = styled.p`
  margin-bottom: ${space(1.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/** Cards in as many columns as the width has room for. `$min` is the narrowest, in px; `$level`: a row's end together; `$rows`: one in each. */
export const Cards = styled.ul<{ $min?: number; $level?: boolean; $rows?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min ?? 340}px), 1fr));
  gap: ${space(2)};
  align-items: ${({ $level }) => ($level ? 'stretch' : 'start')};
  ${({ $rows }) =>
    $rows &&
    css`
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(1)};
    `}
`;

const Shape = styled(Card)`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2.5)};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`;

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards to come, in their final shape, with what is loading. */
export function CardSkeletons({ label, min, rows }: { label: string; min?: number; rows?: boolean }) {
  return (
    <>
      <Loading label={label} />
      <Cards as="div" aria-hidden="true" $min={min} $rows={rows}>
        {SHAPES.map((shape) => (
          <Shape key={shape}>
            <Row>
              <Skeleton $width="120px" $height="30px" />
              <Skeleton $width="84px" $height="28px" $round />
            </Row>
            <Skeleton $width="62%" />
            <Skeleton $height="48px" />
            <Skeleton $height="44px" />
          </Shape>
        ))}
      </Cards>
    </>
  );
}

/** Marks the card of a record that was deleted and can be restored. */
export function DeletedBadge() {
  const { t } = useTranslation();
  return (
    <Badge $tone="danger">
      <TrashIcon size={14} /> {t('app.deleted')}
    </Badge>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
`;

interface NothingFoundProps {
  /** An icon of about 40 px. */
  art: ReactNode;
  title: string;
  /** What will be there, said while nothing is left out. */
  hint?: string;
  /** Search or filters leave things out: they can be cleared. */
  narrowed: boolean;
  onReset: () => void;
  /** A button that looks further than what was searched. */
  wider?: ReactNode;
}

/** In place of a list that has nothing to show. */
export function NothingFound({ art, title, hint, narrowed, onReset, wider }: NothingFoundProps) {
  const { t } = useTranslation();
  const reset = (
    <Button variant="secondary" onClick={onReset}>
      {t('app.clearFilters')}
    </Button>
  );
  return (
    <EmptyState
      art={art}
      as="p"
      title={title}
      text={!narrowed && hint}
      action={
        narrowed &&
        (wider ? (
          <Actions>
            {wider} {reset}
          </Actions>
        ) : (
          reset
        ))
      }
    />
  );
}

/** The card of one record: its head, what it holds, its actions; all of a row are equally high. */
export const RecordCard = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(2)};
  height: 100%;
  min-width: 0;
  padding: ${space(2.5)};
  scroll-margin-top: 84px;
`;
