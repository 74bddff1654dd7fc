import { Skeleton, space } from '@pickup/web';
import styled from 'styled-components';
import { Found } from '../../lists/list-parts.js';
import { Loading } from '../../screen/Screen.js';
import { DishCards, Foot, Head, Surface, Thumb, Words } from './dish-layout.js';
import { Toolbar } from './menu-layout.js';

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
  padding-block: ${space(1)};
`;

const Filter = styled.div`
  margin-bottom: ${space(0.5)};
  padding-block: ${space(1)};
`;

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Search, filter and dishes to come, in their final shape, with what is loading. */
export function DishSkeletons({ label }: { label: string }) {
  return (
    <>
      <Loading label={label} />
      <Toolbar aria-hidden="true">
        <Skeleton $height="48px" />
      </Toolbar>
      <Filter aria-hidden="true">
        <Skeleton $height="48px" />
      </Filter>
      <Found aria-hidden="true">
        <Skeleton $width="180px" $height="1lh" />
      </Found>
      <DishCards as="div" aria-hidden="true">
        {SHAPES.map((shape) => (
          <Surface key={shape}>
            <Head>
              <Thumb $dimmed={false}>
                <Skeleton $height="100%" />
              </Thumb>
              <Words>
                <Skeleton $width="70%" $height="22px" />
                <Skeleton $width="50%" $height="16px" />
                <Skeleton $width="40%" $height="22px" />
              </Words>
            </Head>
            <Foot>
              <Line>
                <Skeleton $width="130px" $height="32px" $round />
                <Skeleton $width="120px" $height="32px" $round />
              </Line>
              <Skeleton $height="44px" />
            </Foot>
          </Surface>
        ))}
      </DishCards>
    </>
  );
}
