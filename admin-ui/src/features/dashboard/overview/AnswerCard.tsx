import { Card, color, font, fontSize, media, radius, space, type ColorName } from '@pickup/web';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

const Root = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2.5)};
  ${media.phone} {
    padding: ${space(2)};
  }
`;

const Label = styled.h3`
  font-family: ${font('body')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('soft')};
`;

/** The answer itself, large. */
export const Answer = styled.p`
  font-family: ${font('heading')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
  line-height: 1.25;
  font-variant-numeric: lining-nums tabular-nums;
  overflow-wrap: anywhere;
`;

/** What the answer means, in a sentence. */
export const Remark = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  line-height: 1.4;
`;

interface AnswerCardProps {
  label: string;
  children: ReactNode;
}

/** One question of the landing with its answer. */
export function AnswerCard({ label, children }: AnswerCardProps) {
  const id = useId();
  return (
    <Root as="section" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      {children}
    </Root>
  );
}

type Tone = 'danger' | 'note' | 'plain';

const GROUNDS = {
  danger: { ground: 'dangerWash', ink: 'onDangerWash' },
  note: { ground: 'noteWash', ink: 'onNoteWash' },
  plain: { ground: 'sunk', ink: 'ink' },
} as const satisfies Record<Tone, { ground: ColorName; ink: ColorName }>;

const row = css<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius('field')};
  background: ${({ theme, $tone }) => theme.color[GROUNDS[$tone].ground]};
  color: ${({ theme, $tone }) => theme.color[GROUNDS[$tone].ink]};
  font-size: ${fontSize('sm')};
  font-weight: 650;
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
`;

/** A line of an answer that leads to where it is mended. */
export const AnswerLink = styled(Link)<{ $tone: Tone }>`
  ${row}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  &::after {
    content: '›';
    margin-left: auto;
    padding-left: ${space(1)};
    font-size: ${fontSize('lg')};
    line-height: 1;
  }
`;

export const AnswerLines = styled.ul`
  display: grid;
  gap: ${space(1)};
`;
