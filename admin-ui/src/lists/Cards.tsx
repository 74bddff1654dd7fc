import { Card, Skeleton, space } from '@pickup/web';
import styled from 'styled-components';
import { Loading } from '../screen/Loading.js';

/** Cards in as many columns as the width has room for. `$min` is the narrowest, in px; `$level`: a row's end together. */
export const Cards = styled.ul<{ $min?: number; $level?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min ?? 340}px), 1fr));
  gap: ${space(2)};
  align-items: ${({ $level }) => ($level ? 'stretch' : 'start')};
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
export function CardSkeletons({ label, min }: { label: string; min?: number }) {
  return (
    <>
      <Loading label={label} />
      <Cards as="div" aria-hidden="true" $min={min}>
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
