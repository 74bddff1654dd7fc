import { Button, media, PlusIcon, space } from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/* An icon alone on a phone, where the title needs the room. */
const Root = styled(Button)`
  flex: none;
  /* Three of them with Dutch words leave the title its room on a tablet. */
  @media (max-width: 899.98px) {
    padding-inline: ${space(1.5)};
  }
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

interface BarButtonProps {
  icon: ReactNode;
  variant?: 'secondary';
  children: string;
  onClick: () => void;
}

/** What can be done to a list; it stands in the bar that stays in sight. */
export const BarButton = ({ icon, variant, children, onClick }: BarButtonProps) => (
  <Root variant={variant} onClick={onClick}>
    {icon}
    <Words>{children}</Words>
  </Root>
);

/** Adds to a list. */
export const AddButton = (props: { children: string; onClick: () => void }) => (
  <BarButton icon={<PlusIcon size={20} />} {...props} />
);
