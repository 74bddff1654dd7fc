import { color } from '@pickup/web';
import { css } from 'styled-components';

/** For what holds badges over a picture: they keep their outline, however dark or bright the photograph is. */
export const onPicture = css`
  & > * {
    box-shadow: 0 0 0 2px ${color('card')};
  }
`;
