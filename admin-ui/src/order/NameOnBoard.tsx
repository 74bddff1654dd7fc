import { color, fontSize, LocalWords } from '@pickup/web';
import styled from 'styled-components';

const Small = styled.span`
  display: block;
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
  font-weight: 500;
`;

/** What the kitchen's board and ticket call a dish or an option, below the name that is shown of it where that is another one. */
export function NameOnBoard({ name, shown }: { name: string; shown: string | null }) {
  if (shown === name) return null;
  return (
    <Small>
      <LocalWords words={{ text: name, language: 'en' }} />
    </Small>
  );
}
