/** Limits of what the owner saves. Apart from the schemas, so that a form can use them without zod. */
export const CONTENT_LIMITS = {
  /** Name of a dish, title of a deal. */
  name: 100,
  description: 500,
  categoryName: 60,
  categoryDescription: 300,
  imageUrl: 500,
  /** What a picture shows, in words. */
  imageAlt: 150,
  /** In euros (ruling 4). */
  price: 9999.99,
} as const;

/**
 * Where a picture may lie: nowhere, at a path of this site, or at an https address. Pages show no other picture: the
 * server's content security policy refuses it.
 */
export const isImageUrl = (url: string): boolean => url === '' || /^(https:\/\/|\/(?!\/))\S+$/.test(url);
