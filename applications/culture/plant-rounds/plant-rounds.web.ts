import type { Page } from '#kernel/web/pages.ts'
import {
  attributionElement,
  attributionPath,
  historyElement,
  historyPath,
  notationElement,
  notationPath,
  planningElement,
  planningPath,
  verificationElement,
  verificationPath,
} from './plant-rounds-place.model.ts'

export const plantRoundsPages: readonly Page[] = [
  {
    path: attributionPath,
    layout: 'content',
    title: 'culture.rounds.attribution-title',
    element: attributionElement,
    load: async () => (await import('./web/attributions-page.tsx')).AttributionsPage,
  },
  {
    path: planningPath,
    layout: 'content',
    title: 'culture.rounds.planning-title',
    element: planningElement,
    load: async () => (await import('./web/planning-page.tsx')).PlanningPage,
  },
  {
    path: notationPath,
    layout: 'content',
    title: 'culture.rounds.notation-title',
    element: notationElement,
    load: async () => (await import('./web/rounds-page.tsx')).RoundsPage,
  },
  {
    path: `${notationPath}/:roundId`,
    layout: 'content',
    title: 'culture.rounds.notation-title',
    element: notationElement,
    load: async () => (await import('./web/round-page.tsx')).RoundPage,
  },
  {
    path: historyPath,
    layout: 'content',
    title: 'culture.rounds.history-title',
    element: historyElement,
    load: async () => (await import('./web/history-page.tsx')).HistoryPage,
  },
  {
    path: verificationPath,
    layout: 'content',
    title: 'culture.rounds.verification-title',
    element: verificationElement,
    load: async () => (await import('./web/verification-page.tsx')).VerificationPage,
  },
]
