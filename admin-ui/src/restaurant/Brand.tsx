import { color, font, fontSize, Picture, radius, space } from '@pickup/web';
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

const OwnLogo = styled.span`
  flex: none;
  width: 44px;
  height: 44px;
  & > img {
    background: none;
    object-fit: contain;
  }
`;

/** The restaurant's logo, or its initial, and its name; their room, until they are known. */
export function Brand() {
  const { name, logoUrl } = useRestaurant();
  return (
    <Root>
      {name !== null && (
        <>
          {logoUrl === null ? (
            <Logo aria-hidden="true">{name.charAt(0)}</Logo>
          ) : (
            <OwnLogo>
              <Picture src={logoUrl} alt="" width={44} height={44} sizes="44px" eager />
            </OwnLogo>
          )}{' '}
          {name}
        </>
      )}
    </Root>
  );
}
