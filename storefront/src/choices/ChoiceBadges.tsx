import { Badge, color, radius, space, LocalWords, type Words } from '@pickup/web';
import styled from 'styled-components';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  margin-block: ${space(0.5)};
`;

/** A badge of one line is fully round; on several lines its corners are rounded less, so that no word touches them. */
const Wrapped = styled(Badge)`
  border-radius: ${radius('field')};
  color: ${color('highlight')};
  overflow-wrap: anywhere;
`;

/** What a line asks for: its choices, then what was typed. */
export function ChoiceBadges({ label, customizations }: { label: string; customizations: readonly Words[] }) {
  if (customizations.length === 0) return null;
  return (
    <Badges aria-label={label}>
      {customizations.map((customization, position) => (
        // Options of two groups may have one name.
        <li key={position}>
          <Wrapped>
            <LocalWords words={customization} />
          </Wrapped>
        </li>
      ))}
    </Badges>
  );
}
