interface DrawingProps {
  /** Of a file in `public/drawings`, without its ending. */
  name: 'empty-bag' | 'empty-plate';
}

/** A drawing for a page that has nothing else to show. */
export const Drawing = ({ name }: DrawingProps) => (
  <img src={`/drawings/${name}.svg`} alt="" width={240} height={240} />
);
