import { color, fontSize, space } from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** A fact's small label and its bold value; a link in it is as high as a thumb needs without moving the lines. */
export const factText = css`
  dt {
    font-size: ${fontSize('xs')};
    color: ${color('soft')};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-block: 10px;
    margin-block: -10px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)};
  & > svg {
    margin-top: ${space(0.5)};
    color: ${color('accent')};
  }
  ${factText}
`;

interface FactProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

/** A fact beside its icon. */
export const Fact = ({ icon, label, children }: FactProps) => (
  <Row>
    {icon}
    <dl>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  </Row>
);
