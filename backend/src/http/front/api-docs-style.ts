const METHODS = { get: '#0b5fae', post: '#0f6b4f', put: '#8a4b00', delete: '#b3261e', patch: '#00695f' };

/** Swagger UI's own colours are too faint to be read by everybody, and its links too small to be hit (WCAG 2.2 AA). */
export const API_DOCS_STYLE = `${Object.entries(METHODS)
  .map(
    ([method, colour]) =>
      `.swagger-ui .opblock.opblock-${method} .opblock-summary-method{background:${colour}}`,
  )
  .join('\n')}
.swagger-ui .info .title small.version-stamp{background:#0f6b4f}
.swagger-ui .info .title small pre{color:#fff}
.swagger-ui .info .title small{background:#56615b}
.swagger-ui .info a,.swagger-ui .info .url,.swagger-ui .btn.authorize,.swagger-ui .btn.authorize span{color:#0b5fae}
.swagger-ui .btn.authorize{border-color:#0b5fae}
.swagger-ui .btn.authorize svg{fill:#0b5fae}
.swagger-ui .parameter__in,.swagger-ui .json-schema-2020-12-expand-deep-button{color:#56615b}
.swagger-ui a.nostyle{display:inline-block;min-height:24px}`;
