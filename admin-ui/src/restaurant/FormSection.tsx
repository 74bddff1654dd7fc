import { Card, color, fontSize, media, Skeleton, space } from '@pickup/web';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSectionLink } from '../forms/SectionLinks.js';

/** Two columns of sections side by side where there is room; in the page's order one after the other. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(2)};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const SectionStack = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

const Root = styled(Card)`
  display: grid;
  gap: ${space(2.5)};
  min-width: 0;
  padding: ${space(3)};
  ${media.phone} {
    padding: ${space(2.5)} ${space(2)};
  }
`;

const Title = styled.h2`
  font-size: ${fontSize('xl')};
`;

const Hint = styled.p`
  margin-top: ${space(0.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/** Fields side by side as far as they fit. `$min` is the narrowest, in px. */
export const FieldRow = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min ?? 200}px), 1fr));
  gap: ${space(2.5)} ${space(2)};
  align-items: start;
`;

/** Switches in columns. */
export const SwitchGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: ${space(1)} ${space(2)};
`;

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a long form under its own heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  useSectionLink(id, title);
  return (
    <Root as="section" aria-labelledby={id}>
      <div>
        <Title id={id} tabIndex={-1}>
          {title}
        </Title>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {children}
    </Root>
  );
}

const SHAPES = [4, 3, 5, 3];

/** Sections to come, in about their final shape. */
export function SectionSkeletons() {
  return (
    <Columns aria-hidden="true">
      {SHAPES.map((rows, index) => (
        <Root key={index}>
          <Skeleton $width="40%" $height="28px" />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} $height="48px" />
          ))}
        </Root>
      ))}
    </Columns>
  );
}
