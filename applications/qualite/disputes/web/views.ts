import {
  accountingElement,
  addressOfInvestigation,
  disputesElement,
  productionElement,
  qualityElement,
  salesElement,
  settledElement,
} from '../disputes-place.model.ts'

/** The same disputes as each of the four looks at them. */
export const views = {
  all: { path: '/qualite/litiges', element: disputesElement, usualTab: 'mine', waitsFor: null },
  sales: { path: '/qualite/litiges/commerce/suivi', element: salesElement, usualTab: 'open', waitsFor: 'sales' },
  production: {
    path: '/qualite/litiges/production/suivi',
    element: productionElement,
    usualTab: 'mine',
    waitsFor: 'production',
  },
  quality: { path: '/qualite/litiges/qualite/suivi', element: qualityElement, usualTab: 'open', waitsFor: 'quality' },
  accounting: {
    path: '/qualite/litiges/comptabilite/suivi',
    element: accountingElement,
    usualTab: 'granted',
    waitsFor: 'accounting',
  },
  settled: {
    path: '/qualite/litiges/comptabilite/historique',
    element: settledElement,
    usualTab: 'ended',
    waitsFor: null,
  },
} as const
export type ViewOfDisputes = keyof typeof views

/** Quality works on a page of its own; all others beside the list. */
export function addressIn(view: ViewOfDisputes, id: string, search: string) {
  if (view === 'quality') return addressOfInvestigation(id)
  const address = new URLSearchParams(search)
  address.set('litige', id)
  return `${views[view].path}?${address}`
}
