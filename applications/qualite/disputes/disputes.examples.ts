import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { disputesCalls } from './disputes.calls.ts'

type Row = Readonly<Record<string, unknown>>

const inState =
  (...states: readonly string[]) =>
  ({ state }: Row) =>
    states.includes(String(state))
const of = (here: Here, ...states: readonly string[]) => ({ id: here.id('qualite.dispute', inState(...states)) })
const open = ['registered', 'analysis', 'production_reply', 'decision', 'accounting'] as const
const isCustomer = ({ roles }: Row) => (roles as readonly string[]).includes('customer')
const fields = (here: Here) => ({
  partnerId: here.id('platform.partner', isCustomer),
  noteText: 'mot',
  deliveredAt: '2026-11-20T07:00:00Z',
  notifiedAt: '2026-11-20T09:00:00Z',
  kind: 'price_cut' as const,
  reason: 'rot' as const,
  requestedCents: 10_000,
  lines: [{ articleId: here.id('platform.article', ({ archived_at }) => archived_at === null), kg: 12.5 }],
})
/** The company of a dispute: one where they are kept. */
const companyId = (here: Here) => String(here.row('qualite.dispute')?.company_id ?? here.id('platform.company'))
const words = 'Autre calibre que commandé, constaté au déchargement'
const proven = (here: Here) => {
  const ids = new Set(here.rows('qualite.dispute_proof').map(row => row.dispute_id))
  const lines = new Set(here.rows('qualite.dispute_line').map(row => row.dispute_id))
  return {
    id: here.id('qualite.dispute', row => row.state === 'registered' && ids.has(row.id) && lines.has(row.id)),
  }
}

export const disputesExamples: Examples<typeof disputesCalls> = {
  getDisputes: () => ({ page: 0, size: 10 }),
  findDisputableNotes: () => ({ words: 'BL' }),
  registerDispute: here => ({ companyId: companyId(here), ...fields(here) }),
  editDispute: here => {
    const row = here.row('qualite.dispute', inState('registered'))
    return { ...of(here, 'registered'), ...fields(here), version: Number(row?.version ?? 1) }
  },
  addDisputeProof: here => ({ ...of(here, ...open), kind: 'mail', text: words }),
  addDisputePhoto: here => ({ ...of(here, ...open), kind: 'photo' }),
  getDisputePhoto: here => {
    const proof = here.row('qualite.dispute_proof', ({ file_id }) => file_id !== null)
    return {
      id: String(proof?.dispute_id ?? here.id('qualite.dispute')),
      proofId: String(proof?.id ?? here.id('qualite.dispute_proof')),
    }
  },
  addDisputeMessage: here => ({ ...of(here, ...open), text: words }),
  transmitDispute: proven,
  askProduction: here => ({ ...of(here, 'analysis'), question: words }),
  skipProduction: here => ({ ...of(here, 'analysis'), reason: words }),
  replyToQuality: here => ({ ...of(here, 'production_reply'), text: words }),
  decideDispute: here => ({ ...of(here, 'decision'), cause: words, responsibility: 'transport', grantedCents: 0 }),
  askMoreOfDispute: here => ({ ...of(here, 'decision'), question: words }),
  settleDispute: here => ({ ...of(here, 'accounting'), creditNote: 'AV26-00012', reason: words }),
  dismissDispute: here => ({ ...of(here, 'analysis', 'decision'), reason: words }),
  cancelDispute: here => ({ ...of(here, 'registered'), reason: words }),
  reopenDispute: here => ({ ...of(here, 'settled', 'dismissed'), reason: words }),
  holdLotsOfDispute: here => {
    const withLots = new Set(
      here.rows('qualite.dispute_line').flatMap(row => (row.lot_id === null ? [] : [row.dispute_id])),
    )
    const isHere = inState(...open)
    return { id: here.id('qualite.dispute', row => isHere(row) && withLots.has(row.id)) }
  },
  getDisputeAnalysis: () => ({ view: 'quality', by: 'reason', from: '2026-01-01', to: '2026-12-31' }),
  saveDisputeLetter: here => ({ letter: 'L', version: Number(here.row('qualite.dispute_setting')?.version ?? 0) }),
}
