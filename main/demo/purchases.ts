import { amountOf, stepsNeeded } from '#demandes/requests/request-rules.model.ts'
import type { StateOfRequest } from '#demandes/requests/request.model.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'

type Line = { label?: string; article?: boolean; quantity: number; unit: string; price: number; came?: number }
type Plan = {
  state: StateOfRequest
  kind: string
  purpose: string
  lines: readonly Line[]
  /** Days from today: when it was asked, when it is needed, when it was promised for. */
  asked: number
  needed: number
  promised?: number
  byManager?: boolean
}

const crates = { label: 'Caisse plastique 60 × 40, empilable', unit: 'piece' } as const

/** What a greenhouse buys, the latest first. */
const plans: readonly Plan[] = [
  {
    state: 'draft',
    kind: 'equipment',
    purpose: 'Gants et sécateurs pour la récolte',
    asked: 0,
    needed: 10,
    lines: [
      { label: 'Gants nitrile, taille 8, boîte de 100', quantity: 12, unit: 'case', price: 9.9 },
      { label: 'Sécateur à lames fines', quantity: 15, unit: 'piece', price: 18.5 },
    ],
  },
  {
    state: 'submitted',
    kind: 'packaging',
    purpose: 'Barquettes pour la tomate cocktail, semaines à venir',
    asked: -1,
    needed: 6,
    lines: [{ article: true, quantity: 20_400, unit: 'piece', price: 0.12 }],
  },
  {
    state: 'submitted',
    kind: 'phyto',
    purpose: 'Auxiliaires contre l’aleurode, Serre Nord',
    asked: -3,
    needed: -1,
    byManager: true,
    lines: [{ label: 'Macrolophus pygmaeus, flacon de 500', quantity: 14, unit: 'piece', price: 38.2 }],
  },
  {
    state: 'approved',
    kind: 'service',
    purpose: 'Révision du chariot élévateur',
    asked: -5,
    needed: 4,
    lines: [{ label: 'Visite générale périodique et vidange', quantity: 1, unit: 'piece', price: 640 }],
  },
  {
    state: 'ordered',
    kind: 'packaging',
    purpose: 'Caisses de récolte',
    asked: -20,
    needed: -4,
    promised: -2,
    lines: [{ ...crates, quantity: 300, price: 7.35 }],
  },
  {
    state: 'partial',
    kind: 'phyto',
    purpose: 'Fongicide contre l’oïdium',
    asked: -16,
    needed: 2,
    promised: 3,
    byManager: true,
    lines: [{ label: 'Soufre mouillable, sac de 10 kg', quantity: 8, unit: 'piece', price: 21.4, came: 5 }],
  },
  {
    state: 'received',
    kind: 'equipment',
    purpose: 'Électrovannes du compartiment 3',
    asked: -34,
    needed: -20,
    promised: -21,
    lines: [{ label: 'Électrovanne 1 pouce, 24 V', quantity: 6, unit: 'piece', price: 46.9, came: 6 }],
  },
  {
    state: 'closed',
    kind: 'other',
    purpose: 'Affiches de consignes en quatre langues',
    asked: -60,
    needed: -45,
    promised: -45,
    lines: [{ label: 'Affiche A2 plastifiée', quantity: 20, unit: 'piece', price: 6.5, came: 20 }],
  },
  {
    state: 'refused',
    kind: 'equipment',
    purpose: 'Seconde nettoyeuse haute pression',
    asked: -12,
    needed: 20,
    lines: [{ label: 'Nettoyeur haute pression eau chaude', quantity: 1, unit: 'piece', price: 3_890 }],
  },
]

const suppliers = [
  { code: 'CARTOLOIRE', name: 'Cartonnages de Loire', city: 'Saumur', phone: '+33261910221' },
  { code: 'AGRIANJOU', name: 'Agri Fournitures Anjou', city: 'Beaucouzé', phone: '+33261910222' },
] as const

const lotOf = { lotNumber: 'SF2611-204', ammNumber: '9900398' }
const isOrdered = (state: StateOfRequest) => ['ordered', 'partial', 'received', 'closed'].includes(state)

type Context = { members: readonly Member[]; articles: readonly Row[]; today: Temporal.PlainDate }

/** Purchases of a client that makes requests, at each of their steps, and who approves them. */
export function rowsOfPurchases(
  organisation: Organisation,
  { members, articles, today }: Context,
): Readonly<Record<string, readonly Row[]>> {
  const { slug, canary, applications } = organisation.plan
  if (!applications.includes('demandes')) return {}
  const id = idsFor(`purchases of ${slug}`)
  const mark = (text: string) => (canary ? `${canary} ${text}` : text)
  const { company, service, requester, manager, director } = whoBuys(organisation, members)
  const partners = suppliers.map(supplier => ({ ...supplier, id: id(), contactId: id() }))
  const circuitId = id()
  const steps = [
    { role: 'service_manager', approverId: null, upToCents: 100_000 },
    { role: 'company_manager', approverId: null, upToCents: null },
  ]
  const written = {
    requests: [] as Row[],
    lines: [] as Row[],
    steps: [] as Row[],
    receipts: [] as Row[],
    events: [] as Row[],
  }
  const at = (days: number, hour: number) => `${today.add({ days })}T${String(hour).padStart(2, '0')}:10:00Z`
  const orders = plans.filter(({ state }) => isOrdered(state)).length
  const year = String(today.year % 100).padStart(2, '0')
  const packaging = articles.find(({ kind }) => kind === 'packaging')
  for (const [place, plan] of plans.entries()) {
    const requestId = id()
    const { state, kind, asked } = plan
    const amount = amountOf(plan.lines)
    const by = plan.byManager ? manager : requester
    const ordered = isOrdered(state)
    const orderRank = plans.slice(place).filter(one => isOrdered(one.state)).length
    written.requests.push({
      id: requestId,
      companyId: company.id,
      serviceId: service,
      number: `DA${year}-${String(plans.length - place).padStart(4, '0')}`,
      kind,
      requesterId: by,
      neededOn: today.add({ days: plan.needed }).toString(),
      purpose: mark(plan.purpose),
      state,
      round: state === 'draft' ? 0 : 1,
      estimatedCents: amount,
      orderedCents: ordered ? amount : null,
      supplierId: ordered ? partners[kind === 'packaging' ? 0 : 1]?.id : null,
      orderNumber: ordered ? `CA${year}-${String(orderRank).padStart(4, '0')}` : null,
      supplierReference: ordered ? mark(`CL-${4_120 + place}`) : null,
      orderedOn: ordered ? today.add({ days: asked + 2 }).toString() : null,
      promisedOn: ordered && plan.promised !== undefined ? today.add({ days: plan.promised }).toString() : null,
      enteredAt: at(asked + (state === 'draft' || state === 'submitted' ? 0 : 2), 9),
      createdAt: at(asked, 8),
      version: 1,
    })
    const event = (what: string, days: number, byId: string | null, text: string | null = null) =>
      written.events.push({ id: id(), requestId, kind: what, text: text && mark(text), byId, at: at(days, 9) })
    event('created', asked, by)
    for (const [index, line] of plan.lines.entries()) {
      const lineId = id()
      written.lines.push({
        id: lineId,
        requestId,
        rank: index + 1,
        articleId: line.article && packaging ? packaging.id : null,
        label: line.article && packaging ? null : mark(line.label ?? 'Barquette 250 g'),
        quantity: line.quantity,
        unit: line.unit,
        estimatedPrice: line.price,
        orderedPrice: ordered ? line.price : null,
      })
      if (!line.came) continue
      written.receipts.push({
        id: id(),
        lineId,
        quantity: line.came,
        deliveryReference: mark(`BL ${8_800 + place}`),
        ...(kind === 'phyto' ? { lotNumber: mark(lotOf.lotNumber), ammNumber: lotOf.ammNumber } : nothingOfPhyto),
        nonConform: false,
        reason: null,
        receiverId: manager,
        receivedAt: at(asked + 8, 10),
      })
    }
    if (state === 'draft') continue
    event('submitted', asked, by)
    const isDecided = state !== 'submitted'
    const needed = stepsNeeded(steps, amount).map(step =>
      plan.byManager ? { ...step, role: 'company_manager' } : step,
    )
    const standing = needed.filter(({ role }, index) => needed[index + 1]?.role !== role)
    for (const [index, step] of standing.entries()) {
      const isRefusal = state === 'refused' && index === standing.length - 1
      written.steps.push({
        ...step,
        id: id(),
        requestId,
        round: 1,
        rank: index + 1,
        decision: isDecided ? (isRefusal ? 'refused' : 'approved') : null,
        decidedBy: isDecided ? (step.role === 'service_manager' ? manager : director) : null,
        decidedAt: isDecided ? at(asked + 1, 9) : null,
      })
      if (isDecided && !isRefusal) event('approved', asked + 1, step.role === 'service_manager' ? manager : director)
    }
    if (state === 'refused') event('refused', asked + 1, director, 'Une seule nettoyeuse suffit cette saison')
    if (ordered) event('ordered', asked + 2, director)
    if (plan.lines.some(({ came }) => came)) event('received', asked + 8, manager)
    if (state === 'closed') event('closed', asked + 30, director)
  }
  return {
    'platform.contact': partners.map(({ contactId, name, city, phone }) => ({
      id: contactId,
      kind: 'organisation',
      name: mark(name),
      city,
      phones: [phone],
      mails: [],
      companies: [],
      country: 'FR',
      source: 'manual',
      version: 1,
      createdAt: at(-90, 8),
    })),
    'platform.partner': partners.map(({ id: partnerId, contactId, code }) => ({
      id: partnerId,
      contactId,
      code,
      roles: ['supplier'],
      version: 1,
    })),
    'demandes.approval_circuit': [{ id: circuitId, companyId: company.id, kind: null, version: 1 }],
    'demandes.approval_step': steps.map((step, index) => ({ ...step, id: id(), circuitId, rank: index + 1 })),
    'demandes.request': written.requests,
    'demandes.request_line': written.lines,
    'demandes.request_step': written.steps,
    'demandes.request_receipt': written.receipts,
    'demandes.request_event': written.events,
    'platform.number_series': [
      { series: 'purchase-request', ownerId: company.id, year: today.year, last: plans.length },
      { series: 'purchase-order', ownerId: company.id, year: today.year, last: orders },
    ],
  }
}

const nothingOfPhyto = { lotNumber: null, ammNumber: null }

/** Somebody of a service, who manages it, and who manages the company; where nobody does, the first of the client. */
function whoBuys({ plan, companies }: Organisation, members: readonly Member[]) {
  const of = ({ account }: Member) => account.memberships.find(({ client }) => client === plan.slug)
  const first = members[0]
  const director = members.find(member => (of(member)?.managesCompanies ?? []).length > 0)
  const named = director && of(director)?.managesCompanies?.[0]
  const company = companies.find(one => one.plan.name === named) ?? companies[0]
  if (!company) throw new Error(`${plan.slug} has no company`)
  const served = (manages: boolean) =>
    members
      .flatMap(member => (of(member)?.services ?? []).map(place => ({ member, ...place })))
      .filter(
        place =>
          place.company === company.plan.name && (place.manager ?? false) === manages && place.member !== director,
      )
  const manager = served(true)[0]
  const requester = served(false).find(({ service }) => service === manager?.service) ?? served(false)[0]
  return {
    company,
    service: (manager && company.serviceIds.get(manager.service)) ?? null,
    requester: (requester?.member ?? first)?.userId ?? null,
    manager: (manager?.member ?? first)?.userId ?? null,
    director: (director ?? first)?.userId ?? null,
  }
}
