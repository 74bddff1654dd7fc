/** Names the place of a problem in a list as people count: of `items`, `items.1.quantity` becomes `Line 2: quantity`. */
export const nameLinesOf =
  (list: string) =>
  (path: readonly PropertyKey[]): string => {
    const [first, index, ...rest] = path;
    if (first !== list || typeof index !== 'number') return path.join('.');
    return [`Line ${index + 1}`, rest.join('.')].filter(Boolean).join(': ');
  };
