import { color, fontSize, media, radius, space } from '@pickup/web';
import * as Tabs from '@radix-ui/react-tabs';
import styled from 'styled-components';

/** The two tabs' own line. */
export const TabList = styled(Tabs.List)`
  display: flex;
  gap: ${space(3)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${color('line')};
  ${media.phone} {
    gap: ${space(2)};
  }
`;

export const Tab = styled(Tabs.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 48px;
  padding: 0 ${space(0.5)};
  margin-bottom: -1px;
  background: none;
  border: 0;
  border-bottom: 3px solid transparent;
  color: ${color('soft')};
  font-weight: 650;
  &:hover {
    color: ${color('ink')};
  }
  &[data-state='active'] {
    border-bottom-color: ${color('accent')};
    color: ${color('ink')};
  }
`;

export const TabCount = styled.span`
  padding: 0 ${space(1)};
  border-radius: ${radius('round')};
  background: ${color('sunk')};
  color: ${color('ink')};
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled(Tabs.Content)`
  &:focus {
    outline: none;
  }
`;

/** Search, with what narrows further beside it where there is room. */
export const Toolbar = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-bottom: ${space(0.5)};
  /* A single toggle is as wide as its words. */
  & > label {
    justify-self: start;
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    & > :first-child {
      flex: 1 1 18em;
    }
  }
`;
