/** Settings of our own parts; Strapi's are in the files it names. */
export default () => ({ visitorSecret: process.env.VISITOR_SECRET });
