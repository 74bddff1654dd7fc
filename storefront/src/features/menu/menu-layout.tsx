import { media, space } from '@pickup/web';
import styled from 'styled-components';
import { Intro, Page } from '../../page-parts/Page.js';

/** On paper as wide as the sheet. */
export const Whole = styled(Page)`
  padding-top: ${space(3)};
  ${media.phone} {
    padding-bottom: ${space(3)};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
  }
`;

export const TitleRow = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  /* What is open stays above the categories and the cart. */
  &:has([aria-expanded='true']) {
    z-index: 25;
  }
`;

export const List = styled.div`
  ${media.phone} {
    /* The bar of the cart stands at the window's bottom below a short menu too. */
    min-height: calc(100dvh - 340px);
  }
  ${media.print} {
    columns: 2;
    column-gap: 10mm;
    margin-top: 4mm;
  }
`;

export const Loading = styled.div`
  padding-top: ${space(3)};
`;

/** On a phone the plate is smaller, so that the way out is in sight. */
export const NoResult = styled.div`
  ${media.phone} {
    & :has(> img) {
      width: 120px;
    }
    & img {
      height: auto;
    }
  }
`;

/** Not worth the paper. */
export const Count = styled(Intro)`
  ${media.print} {
    display: none;
  }
`;

export const Next = styled.p`
  margin-top: ${space(4)};
  text-align: center;
  ${media.print} {
    display: none;
  }
`;
