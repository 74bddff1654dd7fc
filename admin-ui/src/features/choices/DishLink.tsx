import { Link } from 'react-router-dom';

/** Leads to a dish in the menu, where its groups are attached and taken off. */
export const DishLink = ({ name }: { name: string }) => (
  <Link to={`/menu?${new URLSearchParams({ q: name }).toString()}`}>{name}</Link>
);
