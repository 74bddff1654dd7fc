import { color, font, fontSize, radius, space } from '@pickup/web';
import styled from 'styled-components';
import { useRestaurant } from './useRestaurant.js';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  min-height: 44px;
  font-family: ${font('heading')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Logo = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius('control')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  font-size: ${fontSize('xl')};
`;

/** The restaurant's initial and name; their room, until they are known. */
export function Brand() {
  const { name } = useRestaurant();
  return (
    <Root>
      {name !== null && (
        <>
          <Logo aria-hidden="true">{name.charAt(0)}</Logo> {name}
        </>
      )}
    </Root>
  );
}
