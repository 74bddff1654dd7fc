import { Button, ButtonLink, color, fontSize, radius, space, TextInput, toast, useTranslation } from '@pickup/web';
import { useRef, type MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import { useBaseUrl } from '../../head/Head.js';
import { orderPath } from '../../my-orders/my-orders.js';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  & > p {
    font-size: ${fontSize('xs')};
    color: ${color('soft')};
  }
`;

/** One field, of which copying is a part. */
const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
  background: ${color('sunk')};
  & > button {
    border-radius: ${radius('field')};
  }
`;

const Field = styled(TextInput)`
  border: 0;
  background: none;
  font-size: ${fontSize('xs')};
  text-overflow: ellipsis;
`;

/** Whether a click opens its link in this tab. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface FollowLinkProps {
  /** The order's secret id (product.md, Order addresses). */
  id: string;
  /** Called before the order's own page opens. */
  onLeave: () => void;
}

/** The link to the order's own page. */
export function FollowLink({ id, onLeave }: FollowLinkProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={orderPath(id)} $size="main" onClick={(event) => staysHere(event) && onLeave()}>
      {t('checkout.follow.link')}
    </ButtonLink>
  );
}

/** The address of the order's own page, to copy for other devices. */
export function OrderAddress({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = orderPath(id);
  const address = `${useBaseUrl()}${useHref(path)}`;
  const field = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('checkout.follow.copied'));
    } catch {
      // Where the clipboard is forbidden, the address is selected, to be copied by hand.
      field.current?.select();
      toast.error(t('checkout.follow.notCopied'));
    }
  };

  return (
    <Root>
      <p>{t('checkout.follow.hint')}</p>
      <Address>
        <Field
          ref={field}
          readOnly
          value={address}
          aria-label={t('checkout.follow.address')}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="quiet" onClick={() => void copy()}>
          {t('checkout.follow.copy')}
        </Button>
      </Address>
    </Root>
  );
}
