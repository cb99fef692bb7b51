import type { LabelModules } from '#kernel/shared/labels.ts'
import { withLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import {
  accountingAnalysisElement,
  investigationElement,
  investigationPath,
  productionAnalysisElement,
  qualityAnalysisElement,
  registrationElement,
  registrationPath,
  salesAnalysisElement,
} from './disputes-place.model.ts'
import { views } from './web/views.ts'

export { TimeLeft } from './web/time-left.tsx'

export const disputesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const withTrade = <Module>(module: Promise<Module>) => withLabels(module, [tradeLabels])
const lists = () => withTrade(import('./web/disputes-page.tsx'))
const analyses = () => withTrade(import('./web/analysis-page.tsx'))

export const disputesPages: readonly Page[] = [
  {
    path: views.all.path,
    layout: 'content',
    title: 'qualite.disputes.title.all',
    element: views.all.element,
    load: async () => (await lists()).AllDisputesPage,
  },
  {
    path: registrationPath,
    layout: 'content',
    title: 'qualite.register.title',
    element: registrationElement,
    load: async () => (await withTrade(import('./web/register-page.tsx'))).RegisterPage,
  },
  {
    path: views.sales.path,
    layout: 'content',
    title: 'qualite.disputes.title.sales',
    element: views.sales.element,
    load: async () => (await lists()).SalesDisputesPage,
  },
  {
    path: '/qualite/litiges/commerce/analyse',
    layout: 'content',
    title: 'qualite.analysis.title.sales',
    element: salesAnalysisElement,
    load: async () => (await analyses()).SalesAnalysisPage,
  },
  {
    path: views.production.path,
    layout: 'content',
    title: 'qualite.disputes.title.production',
    element: views.production.element,
    load: async () => (await lists()).ProductionDisputesPage,
  },
  {
    path: '/qualite/litiges/production/analyse',
    layout: 'content',
    title: 'qualite.analysis.title.production',
    element: productionAnalysisElement,
    load: async () => (await analyses()).ProductionAnalysisPage,
  },
  {
    path: investigationPath,
    layout: 'content',
    title: 'qualite.investigation.title',
    element: investigationElement,
    load: async () => (await withTrade(import('./web/investigation-page.tsx'))).InvestigationPage,
  },
  {
    path: views.quality.path,
    layout: 'content',
    title: 'qualite.disputes.title.quality',
    element: views.quality.element,
    load: async () => (await lists()).QualityDisputesPage,
  },
  {
    path: '/qualite/litiges/qualite/analyse',
    layout: 'content',
    title: 'qualite.analysis.title.quality',
    element: qualityAnalysisElement,
    load: async () => (await analyses()).QualityAnalysisPage,
  },
  {
    path: views.accounting.path,
    layout: 'content',
    title: 'qualite.disputes.title.accounting',
    element: views.accounting.element,
    load: async () => (await lists()).AccountingDisputesPage,
  },
  {
    path: views.settled.path,
    layout: 'content',
    title: 'qualite.disputes.title.settled',
    element: views.settled.element,
    load: async () => (await lists()).SettledDisputesPage,
  },
  {
    path: '/qualite/litiges/comptabilite/analyse',
    layout: 'content',
    title: 'qualite.analysis.title.accounting',
    element: accountingAnalysisElement,
    load: async () => (await analyses()).AccountingAnalysisPage,
  },
]
