import { color, fontSize, media, radius, space } from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** It lies in a card of the page, so it is a well and no card itself. */
const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('sunk')};
`;

const Disc = styled.span<{ $isOn: boolean }>`
  grid-row: span 2;
  align-self: start;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius('round')};
  background: ${({ $isOn }) => color($isOn ? 'leafWash' : 'card')};
  color: ${({ $isOn }) => color($isOn ? 'onLeafWash' : 'accent')};
`;

const Title = styled.h2`
  align-self: center;
  font-size: ${fontSize('lg')};
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/** What can be pressed, and what went wrong, below the whole width. */
const Below = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(1)};
  ${media.tablet} {
    justify-items: start;
  }
`;

interface OfferProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Whether what is offered has been taken. */
  isOn?: boolean;
  children: ReactNode;
}

/** A card that offers one thing: a picture, what it is good for, and a button. */
export const Offer = ({ icon, title, text, isOn = false, children }: OfferProps) => (
  <Root aria-label={title}>
    <Disc $isOn={isOn}>{icon}</Disc>
    <Title>{title}</Title>
    <Text>{text}</Text>
    <Below>{children}</Below>
  </Root>
);

/** A quiet line in place of a card, where there is nothing to offer. */
export const QuietLine = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;
