import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { BrokenRoute } from './BrokenScreen.js';
import { HomePage } from './HomePage.js';
import { Layout } from './Layout.js';
import { NotFoundPage } from './NotFoundPage.js';
import { RequireOwner } from './RequireOwner.js';
import { quietSections, sections, type Section } from './sections.js';

/** The path under which the back office is served. */
export const BASENAME = '/admin';

function sectionRoute({ path, load }: Pick<Section, 'path' | 'load'>): RouteObject {
  const Page = lazy(load);
  return { path, element: <Page />, errorElement: <BrokenRoute /> };
}

/** The route table. A section's files are fetched only after the guard let its visitor in. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <BrokenRoute />,
    children: [
      { path: '/', element: <HomePage /> },
      { element: <RequireOwner />, children: [...sections, ...quietSections].map(sectionRoute) },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
