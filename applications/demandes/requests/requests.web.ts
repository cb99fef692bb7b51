import { withLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { newRequestPath, requestsElement, requestsPath } from './requests-place.model.ts'

const withTrade = <Module>(module: Promise<Module>) => withLabels(module, [tradeLabels])

export const requestPages: readonly Page[] = [
  {
    path: requestsPath,
    layout: 'content',
    title: 'demandes.requests.title',
    element: requestsElement,
    load: async () => (await import('./web/requests-page.tsx')).RequestsPage,
  },
  {
    path: newRequestPath,
    layout: 'content',
    title: 'demandes.request.new',
    element: requestsElement,
    load: async () => (await withTrade(import('./web/request-form-page.tsx'))).NewRequestPage,
  },
  {
    path: `${requestsPath}/:id/modifier`,
    layout: 'content',
    title: 'demandes.request.edit',
    element: requestsElement,
    load: async () => (await withTrade(import('./web/request-form-page.tsx'))).EditRequestPage,
  },
  {
    path: `${requestsPath}/:id`,
    layout: 'content',
    title: 'demandes.request',
    element: requestsElement,
    load: async () => (await import('./web/request-page.tsx')).RequestPage,
  },
]
