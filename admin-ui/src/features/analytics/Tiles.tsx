import { Card, color, font, fontSize, media, space } from '@pickup/web';
import styled from 'styled-components';

export const TileGrid = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space(2)};
  ${media.tabletDown} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: ${space(1.5)};
  }
`;

const Tile = styled(Card)`
  padding: ${space(2)} ${space(2.5)};
  ${media.phone} {
    padding: ${space(1.5)} ${space(2)};
  }
`;

const Label = styled.dt`
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

const Value = styled.dd`
  margin: ${space(0.5)} 0 0;
  font-family: ${font('heading')};
  font-size: ${fontSize('xxl')};
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums lining-nums;
  ${media.phone} {
    font-size: ${fontSize('xl')};
  }
`;

const Note = styled.dd`
  margin: ${space(0.5)} 0 0;
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
`;

export interface TileFigure {
  label: string;
  value: string;
  note?: string | undefined;
}

/** Figures side by side, each on a card of its own; two in a row where there is little room. */
export const Tiles = ({ tiles, columns }: { tiles: readonly TileFigure[]; columns: number }) => (
  <TileGrid $columns={columns}>
    {tiles.map(({ label, value, note }) => (
      <Tile key={label}>
        <Label>{label}</Label>
        <Value>{value}</Value>
        {note !== undefined && <Note>{note}</Note>}
      </Tile>
    ))}
  </TileGrid>
);
