import { color, font, fontSize, media, radius, Skeleton, space, VisuallyHidden, useTranslation } from '@pickup/web';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Tile = styled(Link)`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${space(0.5)};
  container-type: inline-size;
  height: 100%;
  padding: ${space(2.5)} ${space(3)};
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadow')};
  text-decoration: none;
  &:hover {
    border-color: ${color('accent')};
  }
  ${media.tabletDown} {
    padding: ${space(2)};
  }
  ${media.phone} {
    padding: ${space(1.5)} ${space(2)};
  }
`;

const Label = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-family: ${font('body')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('soft')};
  & svg {
    flex: none;
  }
  ${media.tabletDown} {
    & svg {
      display: none;
    }
  }
`;

/* One line high in every state, so that nothing jumps. */
const Value = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  min-height: 1.3em;
  font-family: ${font('heading')};
  /* A figure that was broken would be read as another: it is as small as the tile asks. */
  font-size: min(${fontSize('title')}, 17cqi);
  font-weight: 600;
  line-height: 1.3;
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
  ${media.tabletDown} {
    font-size: min(${fontSize('xxl')}, 17cqi);
  }
`;

const Note = styled.p`
  min-height: 1.5em;
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** What a tile says: a figure and a line of context; null where it is not known. */
export interface Metric {
  value: ReactNode;
  note: ReactNode;
}

interface MetricTileProps {
  label: string;
  Icon: ComponentType<{ size?: number }>;
  /** The screen that tells more. */
  to: string;
  /** Still to come: null; not to be had: undefined. */
  metric: Metric | null | undefined;
}

/** One figure of the day, which leads to the screen behind it. */
export function MetricTile({ label, Icon, to, metric }: MetricTileProps) {
  const { t } = useTranslation();
  return (
    <Tile to={to}>
      <Label>
        <Icon size={18} /> {label}
      </Label>
      {metric === null && (
        <>
          <Value>
            <Skeleton $width="55%" $height="0.9em" />
          </Value>
          <Note>
            <Skeleton $width="75%" />
          </Note>
        </>
      )}
      {metric === undefined && (
        <>
          <Value>
            <span aria-hidden="true">{'\u2013'}</span>
            <VisuallyHidden>{t('dashboard.unknown')}</VisuallyHidden>
          </Value>
          <Note />
        </>
      )}
      {metric && (
        <>
          <Value>{metric.value}</Value>
          <Note>{metric.note}</Note>
        </>
      )}
    </Tile>
  );
}
