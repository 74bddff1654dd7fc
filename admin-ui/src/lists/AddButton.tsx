import { Button, media, PlusIcon } from '@pickup/web';
import styled from 'styled-components';

/* An icon alone on a phone, where the title needs the room. */
const Root = styled(Button)`
  flex: none;
  ${media.phone} {
    width: 52px;
    padding: 0;
  }
`;

const Words = styled.span`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Adds to a list; it stands in the bar that stays in sight. */
export const AddButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Root onClick={onClick}>
    <PlusIcon size={20} />
    <Words>{children}</Words>
  </Root>
);
