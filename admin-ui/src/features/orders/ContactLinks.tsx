import { MailIcon, PhoneIcon, space } from '@pickup/web';
import styled from 'styled-components';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  font-weight: 600;
  overflow-wrap: anywhere;
  & svg {
    flex: none;
  }
`;

/** Calls the customer; separators are for eyes only. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Root href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
    <PhoneIcon /> {phone}
  </Root>
);

export const EmailLink = ({ email }: { email: string }) => (
  <Root href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
    <MailIcon /> {email}
  </Root>
);
