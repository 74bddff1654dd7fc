/** The relation of a row that belongs to an order; a new object for each, as Strapi writes its own marks into it. */
export const belongsToOrder = (inversedBy: 'lines' | 'moves' | 'mails') =>
  ({
    type: 'relation',
    relation: 'manyToOne',
    target: 'plugin::ordering.order',
    inversedBy,
    useJoinTable: false,
  }) as const;
