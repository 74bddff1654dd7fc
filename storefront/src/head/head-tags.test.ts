import { beforeEach, describe, expect, it } from 'vitest';
import { headTags, printHead, scriptJson, writeHead, type HeadContent } from './head-tags.js';

const evil = '</script><script>alert("x")</script><!--\u2028';

const page: HeadContent = {
  title: 'Menu · Mirabelle',
  description: 'Dishes & "drinks".',
  canonical: 'https://shop.example/nl/menu',
  shared: 'https://shop.example/nl/menu?dish=stew',
  alternates: [
    { language: 'en', href: 'https://shop.example/menu' },
    { language: 'nl', href: 'https://shop.example/nl/menu' },
    { language: 'x-default', href: 'https://shop.example/menu' },
  ],
  siteName: 'Mirabelle',
  language: 'nl',
  image: 'https://shop.example/share/nl/menu.png',
  hidden: false,
  data: { '@type': 'Menu', name: evil },
};

const parsed = (html: string) => new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');

beforeEach(() => {
  document.head.querySelectorAll(':not(style)').forEach((element) => element.remove());
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" data-head="" content="old">');
});

describe('head tags', () => {
  it('have description, canonical URL and Open Graph', () => {
    const tags = headTags(page).map(({ attributes }) => Object.values(attributes).join(' = '));
    expect(tags).toEqual([
      'description = Dishes & "drinks".',
      'og:description = Dishes & "drinks".',
      'canonical = https://shop.example/nl/menu',
      'alternate = en = https://shop.example/menu',
      'alternate = nl = https://shop.example/nl/menu',
      'alternate = x-default = https://shop.example/menu',
      'og:type = website',
      'og:title = Menu · Mirabelle',
      'og:url = https://shop.example/nl/menu?dish=stew',
      'og:site_name = Mirabelle',
      'og:locale = nl_NL',
      'og:image = https://shop.example/share/nl/menu.png',
      'og:image:type = image/png',
      'og:image:width = 1200',
      'og:image:height = 630',
      'og:image:alt = Menu · Mirabelle',
      'twitter:card = summary_large_image',
      'application/ld+json',
    ]);
  });

  it('ask for a small card where there is no picture', () => {
    const tags = headTags({ ...page, image: null }).map(({ attributes }) => Object.values(attributes).join(' = '));
    expect(tags).toContain('twitter:card = summary');
    expect(tags.join()).not.toContain('og:image');
  });

  it('hide cart, checkout and 404 from search engines', () => {
    expect(headTags({ ...page, hidden: true })).toEqual([
      { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ]);
  });

  it('are the same printed by the server and written by the browser', () => {
    writeHead(document, page);
    const printed = parsed(printHead(page)).head;
    expect(printed.querySelector('title')?.textContent).toBe(document.title);
    const outer = (root: ParentNode) =>
      [...root.querySelectorAll('[data-head]')].map((element) => ({
        name: element.localName,
        text: element.textContent,
        ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      }));
    expect(outer(document.head)).toEqual(outer(printed));
    expect(document.head.querySelectorAll('[name="description"]')).toHaveLength(1);
  });

  it('escape texts inside the script element', () => {
    const { head, body } = parsed(printHead(page));
    expect(head.querySelectorAll('script')).toHaveLength(1);
    expect(body.textContent).toBe('');
    const json: unknown = JSON.parse(head.querySelector('script')?.textContent ?? '');
    expect(json).toEqual({ '@type': 'Menu', name: evil });
    expect(scriptJson({ '@type': evil })).not.toMatch(/[<>\u2028]/);
  });

  it('escape texts in the title and in attributes', () => {
    const { head, body } = parsed(printHead({ ...page, title: `${evil}</title>`, description: `"><b>${evil}` }));
    expect(head.querySelector('title')?.textContent).toBe(`${evil}</title>`);
    expect(head.querySelector('[name="description"]')?.getAttribute('content')).toBe(`"><b>${evil}`);
    expect(body.textContent).toBe('');
  });
});
