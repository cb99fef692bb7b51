import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { traceLabels } from '#platform/trace/trace.web.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import {
  finishedStockElement,
  finishedStockPath,
  mixElement,
  rawStockElement,
  rawStockPath,
  splitElement,
} from './lots-place.model.ts'

const further = () => loadLabels([traceLabels, tradeLabels])
const lotPage = async () => {
  const [{ LotPage }] = await Promise.all([import('./web/lot-page.tsx'), further()])
  return LotPage
}

export const lotPages: readonly Page[] = [
  {
    path: rawStockPath,
    layout: 'content',
    title: 'atelier.stock.raw',
    element: rawStockElement,
    load: async () => {
      const [{ RawStockPage }] = await Promise.all([import('./web/stock-page.tsx'), further()])
      return RawStockPage
    },
  },
  { path: `${rawStockPath}/:lotId`, layout: 'content', title: 'atelier.lot', element: rawStockElement, load: lotPage },
  {
    path: finishedStockPath,
    layout: 'content',
    title: 'atelier.stock.finished',
    element: finishedStockElement,
    load: async () => {
      const [{ FinishedStockPage }] = await Promise.all([import('./web/stock-page.tsx'), further()])
      return FinishedStockPage
    },
  },
  {
    path: `${finishedStockPath}/:lotId`,
    layout: 'content',
    title: 'atelier.lot',
    element: finishedStockElement,
    load: lotPage,
  },
  {
    path: '/atelier/lotMelange',
    layout: 'content',
    title: 'atelier.mixture.title',
    element: mixElement,
    load: async () => {
      const [{ MixturePage }] = await Promise.all([import('./web/mixture-page.tsx'), further()])
      return MixturePage
    },
  },
  {
    path: '/atelier/ventilation',
    layout: 'content',
    title: 'atelier.split.title',
    element: splitElement,
    load: async () => {
      const [{ SplitPage }] = await Promise.all([import('./web/split-page.tsx'), further()])
      return SplitPage
    },
  },
]
