const ACTIONS = ['api::order.order.create', 'api::order.order.find'];

module.exports = {
  register() {},

  /** Anybody may place an order and see them: what an owner ticks in the panel. */
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    for (const action of ACTIONS) {
      const permission = { action, role: role.id };
      const permissions = strapi.db.query('plugin::users-permissions.permission');
      if (!(await permissions.findOne({ where: permission }))) await permissions.create({ data: permission });
    }
  },
};
