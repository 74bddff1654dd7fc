import { color, Picture, radius } from '@pickup/web';
import styled from 'styled-components';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Logo = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius('small')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  /* In px: the letter stays within its square, whatever the reader's font size. */
  font-size: 22px;
  &::before {
    content: attr(data-letter);
  }
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

/** The owner's logo, or the first letter of the restaurant's name. */
export function RestaurantLogo() {
  const { info, status } = useRestaurant();
  if (info.logoUrl !== null) {
    return (
      <OwnLogo>
        <Picture src={info.logoUrl} alt="" width={44} height={44} sizes="44px" eager />
      </OwnLogo>
    );
  }
  return <Logo aria-hidden="true" data-letter={status === 'loading' ? '' : info.name.charAt(0).toUpperCase()} />;
}
