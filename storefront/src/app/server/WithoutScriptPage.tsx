import { phoneUrl } from '@pickup/contract';
import { ButtonAnchor, ButtonLink, EmptyState, PhoneIcon, useTranslation } from '@pickup/web';
import { matchPath, useLocation } from 'react-router-dom';
import { Head } from '../../head/Head.js';
import { Page } from '../../page-parts/Page.js';
import { addressLine, useRestaurant } from '../../restaurant/useRestaurant.js';

/** What the page itself is called, so that the tab says nothing else before it is rendered. */
const titles = { '/cart': 'cart.title', '/checkout': 'checkout.title' } as const;

const hasTitle = (path: string): path is keyof typeof titles => path in titles;

/** What stands in place of a visitor's own pages for whoever has no JavaScript: how to order, or follow an order, all the same. */
export function WithoutScriptPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { info } = useRestaurant();
  const { phone } = info;
  const follows = matchPath('/orders/:id', pathname) !== null;
  const title = t(follows ? 'app.withoutScript.follow' : 'app.withoutScript.order');
  const reach = phone ? 'call' : 'come';
  return (
    <Page>
      <Head
        title={t(hasTitle(pathname) ? titles[pathname] : 'tracking.pageTitle')}
        path={follows ? '/orders' : pathname}
      />
      <EmptyState
        as="h1"
        art={<PhoneIcon size={40} />}
        title={title}
        text={t(`app.withoutScript.${follows ? 'followText' : 'orderText'}.${reach}`, {
          // A number is read in one piece.
          phone: phone?.replaceAll(' ', '\u00A0'),
          address: addressLine(info),
        })}
        action={
          <>
            {phone && (
              <ButtonAnchor href={phoneUrl(phone)} $size="main">
                <PhoneIcon size={18} />
                {t('nav.footer.call', { phone })}
              </ButtonAnchor>
            )}
            <ButtonLink to="/menu" $size="main" $variant="secondary">
              {t('tracking.missing.menu')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
