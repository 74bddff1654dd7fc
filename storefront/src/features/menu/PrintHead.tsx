import { font, media } from '@pickup/web';
import styled from 'styled-components';
import { addressLine, useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.div`
  display: none;
  ${media.print} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8mm;
    margin-bottom: 2mm;
    font-size: 9pt;
  }
`;

const Name = styled.strong`
  font: 600 15pt / 1.2 ${font('heading')};
`;

/** Whose menu it is, and where: on paper only. */
export function PrintHead() {
  const { info } = useRestaurant();
  return (
    <Root>
      <Name>{info.name}</Name>
      <span>{[addressLine(info), info.phone].filter(Boolean).join(' · ')}</span>
    </Root>
  );
}
