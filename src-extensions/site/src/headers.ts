import { createHash } from 'node:crypto';
import { ANSWER_HEADERS, PAGE_HEADERS } from '@pickup/strapi-kit';

const YEAR_S = 365 * 24 * 60 * 60;

/** What every file and page says to browsers. */
export const fileHeaders = (secure: boolean): Record<string, string> => ({
  ...ANSWER_HEADERS,
  ...(secure && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components begins with an empty style element and adds its rules by script: the policy has to allow the empty one. */
const EMPTY_STYLE = hashOf('');

interface PagePolicy {
  /** Visitors come over https. */
  secure: boolean;
  /** The text of each style element in the page. */
  styles?: readonly string[];
}

/** What a page may load and do: its own files, and pictures of any https host, which the owner may name. */
function contentPolicy({ secure, styles = [] }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", EMPTY_STYLE, ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const written = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  return [...written, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** What every page says to browsers. */
export const pageHeaders = (policy: PagePolicy): Record<string, string> => ({
  ...fileHeaders(policy.secure),
  'Content-Security-Policy': contentPolicy(policy),
  ...PAGE_HEADERS,
});
