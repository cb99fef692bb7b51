import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { requestsCalls } from './requests.calls.ts'

type Row = Readonly<Record<string, unknown>>

const inState =
  (...states: readonly string[]) =>
  ({ state }: Row) =>
    states.includes(String(state))
const of = (here: Here, ...states: readonly string[]) => ({ id: here.id('demandes.request', inState(...states)) })
const lineOf = (here: Here, ...states: readonly string[]) => {
  const { id } = of(here, ...states)
  const line = here.row('demandes.request_line', ({ request_id }) => request_id === id)
  return { id, lineId: String(line?.id ?? here.id('demandes.request_line')) }
}
const isSupplier = ({ roles }: Row) => (roles as readonly string[]).includes('supplier')
const fields = {
  kind: 'other' as const,
  neededOn: '2027-11-20',
  purpose: 'mot',
  lines: [{ label: 'mot', quantity: 2, unit: 'piece' as const }],
}
const words = 'Le devis ne correspond plus au besoin'

export const requestsExamples: Examples<typeof requestsCalls> = {
  getRequests: () => ({ page: 0, size: 10 }),
  createRequest: here => ({
    companyId: String(here.row('demandes.request')?.company_id ?? here.id('platform.company')),
    ...fields,
  }),
  editRequest: here => {
    const row = here.row('demandes.request', inState('draft'))
    return { ...of(here, 'draft'), ...fields, version: Number(row?.version ?? 1) }
  },
  getRequest: here => of(here, 'submitted', 'approved', 'ordered'),
  submitRequest: here => of(here, 'draft'),
  approveRequest: here => of(here, 'submitted'),
  refuseRequest: here => ({ ...of(here, 'submitted'), reason: words }),
  orderRequest: here => {
    const { id, lineId } = lineOf(here, 'approved')
    return { id, supplierId: here.id('platform.partner', isSupplier), prices: [{ lineId, price: 1 }] }
  },
  getPurchaseOrder: here => of(here, 'ordered', 'partial', 'received'),
  receiveRequest: here => {
    const { id, lineId } = lineOf(here, 'ordered', 'partial')
    return { id, lines: [{ lineId, quantity: 1, lotNumber: 'L1', ammNumber: '2000018', reason: words }] }
  },
  closeRequest: here => ({ ...of(here, 'received', 'partial'), reason: words }),
  cancelRequest: here => ({ ...of(here, 'draft', 'submitted', 'approved'), reason: words }),
  copyRequest: here => of(here, 'refused', 'received', 'ordered'),
  addRequestMessage: here => ({ ...of(here, 'submitted', 'approved', 'ordered'), text: words }),
}
