import { color, font, fontSize, radius, space, type ColorName, useTranslation } from '@pickup/web';
import styled, { css } from 'styled-components';
import { keyIngredients, type IngredientKind } from './key-ingredients.js';

const dots = { plant: 'onReadyWash', meat: 'accent', rich: 'saffron' } as const satisfies Record<
  IngredientKind,
  ColorName
>;

const Root = styled.div<{ $ground: ColorName }>`
  position: relative;
  container-type: size;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: ${({ $ground, theme }) => theme.color[$ground]};
  color: ${color('ink')};
`;

/** The first letter: in a small frame all there is room for, in a large one an ornament behind words. */
const Initial = styled.span<{ $isAlone: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font: 600 54cqmin / 1 ${font('heading')};
  opacity: 0.8;
  ${({ $isAlone }) =>
    !$isAlone &&
    css`
      @container (min-width: 100px) {
        inset: auto 4% -12% auto;
        font-size: 96cqh;
        opacity: 0.07;
      }
    `}
`;

const Words = styled.span`
  position: absolute;
  inset: 0;
  display: none;
  flex-direction: column;
  justify-content: center;
  gap: ${space(1)};
  padding: ${space(1.5)};
  @container (min-width: 100px) {
    display: flex;
  }
  @container (min-width: 220px) {
    justify-content: flex-end;
    gap: ${space(2)};
    padding: ${space(3)};
  }
`;

/** Below a name that lies over the ground. */
const Marks = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  font: 600 ${fontSize('xs')} / 1.25 ${font('heading')};
  overflow-wrap: anywhere;
  & > :nth-child(n + 3) {
    display: none;
  }
  @container (min-width: 220px) {
    & > :nth-child(n + 3) {
      display: flex;
    }
    /* One row, as the name stands right above it: what does not fit wraps out of sight. */
    flex-flow: row wrap;
    height: 1.3em;
    overflow: hidden;
    gap: ${space(1)} ${space(2)};
    font: 600 ${fontSize('xs')} / 1.3 ${font('body')};
    white-space: nowrap;
  }
`;

const Mark = styled.span<{ $kind: IngredientKind }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  &::before {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    border-radius: ${radius('round')};
    background: ${({ $kind, theme }) => theme.color[dots[$kind]]};
  }
`;

interface PictureGroundProps {
  ground: ColorName;
  name: string;
  /** Undefined where the name does not lie over the ground: then the letter stands alone. */
  description: string | undefined;
}

/** In place of a picture: the first letter of the name and the key ingredients, on its ground. */
export function PictureGround({ ground, name, description }: PictureGroundProps) {
  const { t } = useTranslation();
  const known = { plant: t('picture.plants'), meat: t('picture.meat'), rich: t('picture.rich') };
  const ingredients = keyIngredients(description ?? '', known);
  return (
    // All of it is said beside the picture.
    <Root aria-hidden="true" $ground={ground}>
      <Initial $isAlone={description === undefined}>{Array.from(name)[0]}</Initial>
      <Words>
        <Marks>
          {ingredients.map(({ word, kind }) => (
            <Mark key={word} $kind={kind}>
              {word}
            </Mark>
          ))}
        </Marks>
      </Words>
    </Root>
  );
}
