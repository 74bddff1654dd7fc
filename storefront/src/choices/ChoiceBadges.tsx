import { Badge, color, space } from '@pickup/web';
import styled from 'styled-components';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  margin-top: ${space(0.5)};
`;

const Wish = styled(Badge)`
  color: ${color('highlight')};
  overflow-wrap: anywhere;
`;

/** What a line asks for: its choices, then what was typed. */
export function ChoiceBadges({ label, wishes }: { label: string; wishes: readonly string[] }) {
  if (wishes.length === 0) return null;
  return (
    <Badges aria-label={label}>
      {wishes.map((wish) => (
        <li key={wish}>
          <Wish>{wish}</Wish>
        </li>
      ))}
    </Badges>
  );
}
