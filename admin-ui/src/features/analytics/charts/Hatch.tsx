/** Diagonal stripes on a ground: a second look beside a filled one, for those who do not see the colours apart. */
export const Hatch = ({ id, stripe, ground }: { id: string; stripe: string; ground: string }) => (
  <defs>
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" fill={ground} />
      <rect width="3" height="7" fill={stripe} />
    </pattern>
  </defs>
);
