import { dueAtOf, lateReasonsOf } from '#qualite/disputes/delays.model.ts'
import { isOpen, type StateOfDispute } from '#qualite/disputes/dispute.model.ts'
import type { Row } from './insert-rows.ts'
import { seededRandom } from './seeded-random.ts'
import type { goodsOf } from './workshop-goods.ts'
import type { Masters } from './workshop-masters.ts'

type Context = {
  masters: Masters
  goods: ReturnType<typeof goodsOf>
  id: () => string
  slug: string
  today: Temporal.PlainDate
  by: string | null
}

type Plan = {
  state: StateOfDispute
  reason: string
  kind: string
  share: number
  euros: number
  granted?: number
  by?: string
}

/** What customers called about, the latest first: where it stands, and of which share of a pallet it is. */
const plans = [
  { state: 'registered', reason: 'rot', kind: 'price_cut', share: 0.4, euros: 180 },
  { state: 'registered', reason: 'label', kind: 'information', share: 0.2, euros: 0 },
  { state: 'analysis', reason: 'size', kind: 'price_cut', share: 0.8, euros: 320 },
  { state: 'analysis', reason: 'foreign_body', kind: 'refusal', share: 1, euros: 940 },
  { state: 'production_reply', reason: 'ripeness', kind: 'price_cut', share: 0.6, euros: 260 },
  { state: 'decision', reason: 'bruise', kind: 'credit', share: 0.5, euros: 210 },
  { state: 'accounting', reason: 'temperature', kind: 'refusal', share: 1, euros: 880, granted: 880, by: 'transport' },
  { state: 'accounting', reason: 'rot', kind: 'price_cut', share: 0.5, euros: 240, granted: 160, by: 'workshop' },
  { state: 'settled', reason: 'shortage', kind: 'missing', share: 0.3, euros: 130, granted: 130, by: 'commerce' },
  { state: 'settled', reason: 'rot', kind: 'price_cut', share: 0.7, euros: 300, granted: 210, by: 'culture' },
  { state: 'settled', reason: 'packaging', kind: 'price_cut', share: 0.4, euros: 150, granted: 75, by: 'packaging' },
  { state: 'dismissed', reason: 'price', kind: 'credit', share: 0.5, euros: 190 },
] as const satisfies readonly Plan[]

const said: Record<string, string> = {
  rot: 'Taches de pourriture sur le dessus de la palette',
  label: 'Étiquette de traçabilité illisible sur deux colis',
  size: 'Calibre plus petit que commandé',
  foreign_body: 'Éclat de plastique trouvé dans une barquette',
  ripeness: 'Fruits trop mûrs à la réception',
  bruise: 'Coups visibles sur le rang du bas',
  temperature: 'Camion à 16 °C au déchargement',
  shortage: 'Trois colis manquants à la réception',
  packaging: 'Barquettes mal operculées',
  price: 'Prix facturé plus élevé que convenu',
}
const mailOfCustomer = 'Courriel du client avec deux photos jointes'
const question = 'La ligne a-t-elle été arrêtée ce jour-là\u00a0?'
const reply = 'Oui, quarante minutes en fin de poste\u00a0: le bac d’attente est resté au soleil.'
/** After the delivery: some call too late. */
const mostHoursLater = 30

/** Disputes about what was shipped these last weeks, at each of their steps. */
export function rowsOfDisputes({ masters, goods, id, slug, today, by }: Context) {
  const random = seededRandom(`disputes of ${slug}`)
  const { mark, companyId } = masters
  const written = { disputes: [] as Row[], lines: [] as Row[], proofs: [] as Row[], events: [] as Row[] }
  const told = today.subtract({ days: 1 }).toString()
  const notes = goods.notes
    .filter(({ shippedAt }) => String(shippedAt) < told)
    .toSorted((one, other) => String(other.shippedAt).localeCompare(String(one.shippedAt)))
  const year = today.year
  /** Some wait since this morning, some for too long. */
  const morning = (daysAgo: number) => `${today.subtract({ days: daysAgo })}T07:00:00Z`
  for (const [place, plan] of plans.entries()) {
    const note = notes[place * 2 + 1]
    const pallet = goods.pallets.find(({ documentId }) => documentId === note?.id)
    if (!note || !pallet) continue
    const lot = goods.lots.find(one => one.id === pallet.lotId)
    const delivered = Temporal.Instant.from(String(note.shippedAt)).add({ hours: 4 })
    const notified = delivered.add({ hours: random.int(3, mostHoursLater) })
    const hours = (count: number) => notified.add({ hours: count }).toString()
    const { state, kind } = plan
    const isEnded = !isOpen(state)
    const isDecided = 'granted' in plan
    const disputeId = id()
    const times = { deliveredAt: delivered.toString(), notifiedAt: notified.toString(), kind }
    written.disputes.push({
      id: disputeId,
      companyId,
      number: `L${String(year % 100)}${String(plans.length - place).padStart(5, '0')}`,
      partnerId: note.partnerId,
      deliveryNoteId: note.id,
      noteText: null,
      ...times,
      lateReasons: lateReasonsOf({ ...times, hasGradingRecord: false }),
      reason: plan.reason,
      severity: plan.reason === 'foreign_body' ? 3 : 1,
      source: 'call',
      facts: mark(said[plan.reason] ?? plan.reason),
      requestedCents: plan.euros * 100,
      grantedCents: isDecided ? plan.granted * 100 : null,
      responsibility: isDecided ? plan.by : null,
      cause: isDecided ? mark('Établie avec la station, photos à l’appui') : null,
      question: ['production_reply', 'decision', 'accounting', 'settled'].includes(state) ? mark(question) : null,
      reply: ['decision', 'accounting', 'settled'].includes(state) ? mark(reply) : null,
      creditNote: state === 'settled' ? mark(`AV${year % 100}-${String(plans.length - place).padStart(5, '0')}`) : null,
      state,
      enteredAt: isOpen(state) ? morning(place % 3) : hours(2),
      dueAt: isOpen(state) ? dueAtOf(state, morning(place % 3)) : null,
      closedAt: isEnded ? hours(50) : null,
      reopenedCount: 0,
      createdBy: by,
      createdAt: notified.toString(),
      version: 1,
    })
    const cases = Math.max(Math.floor((pallet.cases as number) * plan.share), 1)
    const g = Math.round((Number(pallet.kg) * 1000 * cases) / (pallet.cases as number))
    written.lines.push({
      id: id(),
      disputeId,
      rank: 1,
      articleId: pallet.articleId,
      documentLineId: pallet.id,
      lotId: pallet.lotId,
      lotNumber: lot?.number ?? null,
      sscc: pallet.sscc,
      cases,
      g,
    })
    const event = (what: string, at: string, text: string | null = null) =>
      written.events.push({ id: id(), disputeId, kind: what, text: text && mark(text), byId: by, at })
    event('registered', hours(0))
    if (state === 'registered' && place > 0) continue
    written.proofs.push({
      id: id(),
      disputeId,
      kind: 'mail',
      fileId: null,
      text: mark(mailOfCustomer),
      addedBy: by,
      addedAt: hours(1),
    })
    event('proof', hours(1), mailOfCustomer)
    if (state === 'registered') continue
    event('transmitted', hours(2))
    if (state === 'analysis') continue
    if (state === 'dismissed') event('dismissed', hours(50), 'Tarif confirmé par écrit avant la commande')
    else event('asked', hours(4), question)
    if (state === 'production_reply' || state === 'dismissed') continue
    event('replied', hours(9), reply)
    if (state === 'decision') continue
    event('decided', hours(26), 'Établie avec la station, photos à l’appui')
    if (state === 'settled') event('settled', hours(50))
  }
  return {
    'qualite.dispute': written.disputes,
    'qualite.dispute_line': written.lines,
    'qualite.dispute_proof': written.proofs,
    'qualite.dispute_event': written.events,
    'platform.number_series': [{ series: 'dispute', ownerId: companyId, year, last: plans.length }],
  }
}
