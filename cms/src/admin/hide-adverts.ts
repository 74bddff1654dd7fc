import type { Permission, RBACMiddleware } from '@strapi/strapi/admin';
import { changeEndpoint } from './panel-api';

/** Who may not read the marketplace sees no link to it. */
const withoutMarketplace: RBACMiddleware = () => (next) => (permissions: Permission[]) =>
  next(permissions.filter(({ action }) => action !== 'admin::marketplace.read'));

/** Links to what Strapi sells. */
const STYLE = "a[href^='https://strapi.io/pricing'], a[href^='https://market.strapi.io'] { display: none; }";

/** The banners that tell of new features, under the names by which the panel notes that they were closed. */
const BANNERS = [true, false].map((isLegacy) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${isLegacy}`);

const uuidIn = (initial: unknown): string | null =>
  typeof initial === 'object' && initial !== null && 'uuid' in initial && typeof initial.uuid === 'string'
    ? initial.uuid
    : null;

/** Notes every banner as closed as soon as the panel knows the id of the installation, by which it keeps such notes. */
function closeBanners(): void {
  changeEndpoint('init', 'hide-adverts.ts', (query) => {
    const read = query.transformResponse;
    query.transformResponse = (...response) => {
      const initial = read?.(...response) ?? response[0];
      const uuid = uuidIn(initial);
      if (uuid !== null) for (const banner of BANNERS) localStorage.setItem(`${banner}:${uuid}`, 'true');
      return initial;
    };
  });
}

export interface AdvertisingApp {
  addRBACMiddleware: (middleware: RBACMiddleware) => void;
}

/** Hides what Strapi advertises in the panel: its marketplace, its prices, its news. */
export function hideAdverts(app: AdvertisingApp): void {
  app.addRBACMiddleware(withoutMarketplace);
  closeBanners();
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
