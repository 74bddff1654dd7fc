/** Paths of the OpenAPI document and of the page that shows it, below the API's prefix. */
export const DOCUMENT_PATH = '/openapi.json';
export const PAGE_PATH = '/docs';

/** The files that the page loads. */
export const PAGE_FILES = {
  start: `${PAGE_PATH}/start.js`,
  style: `${PAGE_PATH}/page.css`,
  swaggerStyle: `${PAGE_PATH}/swagger-ui.css`,
  swaggerScript: `${PAGE_PATH}/swagger-ui-bundle.js`,
} as const;

export const DOCUMENT_PATHS: readonly string[] = [DOCUMENT_PATH, PAGE_PATH, ...Object.values(PAGE_FILES)];

/** The page around Swagger UI. It has no inline script because the content security policy forbids them. */
export const page = (title: string, prefix: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${prefix}${PAGE_FILES.swaggerStyle}" />
    <link rel="stylesheet" href="${prefix}${PAGE_FILES.style}" />
  </head>
  <body>
    <nav aria-label="Ways out">
      <a href="/">Back to the restaurant</a>
      <a href="${prefix}${DOCUMENT_PATH}">openapi.json</a>
    </nav>
    <div id="calls"><noscript>This page needs scripts; the document itself is at ${prefix}${DOCUMENT_PATH}.</noscript></div>
    <script src="${prefix}${PAGE_FILES.swaggerScript}"></script>
    <script src="${prefix}${PAGE_FILES.start}"></script>
  </body>
</html>
`;

/** Shows the document. `validatorUrl: null` keeps Swagger UI from calling another host. */
export const startScript = (prefix: string) => `SwaggerUIBundle({
  url: '${prefix}${DOCUMENT_PATH}',
  dom_id: '#calls',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});
`;

/** The product's colours around Swagger UI, and rules that keep it within the width of a phone. */
export const PAGE_STYLE = `body {
  margin: 0;
  background: #fbf6ef;
  color: #2a1a14;
}

nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  max-width: 1460px;
  margin: 0 auto;
  padding: 8px 20px;
  font: 16px/44px system-ui, sans-serif;
}

nav a {
  color: #962812;
}

nav a:focus-visible {
  outline: 3px solid #b8341b;
  outline-offset: 2px;
}

.swagger-ui .info {
  margin: 16px 0 24px;
}

.swagger-ui .scheme-container {
  background: #fffdf9;
  box-shadow: none;
  border-block: 1px solid #eadfd2;
}

/* The document has no links between answers; an empty column would take a third of a phone. */
.swagger-ui .response-col_links {
  display: none;
}

@media (max-width: 640px) {
  .swagger-ui .wrapper {
    padding: 0 12px;
  }

  .swagger-ui .opblock .opblock-summary-method {
    min-width: 64px;
  }

  .swagger-ui .opblock-body,
  .swagger-ui .responses-inner {
    overflow-x: auto;
  }

  .swagger-ui .responses-inner {
    padding: 12px;
  }
}
`;
