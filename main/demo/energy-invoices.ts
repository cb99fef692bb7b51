import { computedLines, type PricedComponent, totalOf } from '#energie/invoice-types/computed-lines.model.ts'
import { energyOfPeriod } from '#energie/invoice-types/energy-of-period.model.ts'
import { toleranceOf, vatOf } from '#energie/energy-invoices/invoice-check.model.ts'
import { toldMonth } from './energy-billing.ts'
import { energyValuesOn } from './energy-values.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'

type Told = { state: 'validated' | 'conform' | 'disputed' | 'gap'; ago: number; moreCents: number }

/** The month that is told asks 82.45 euros too much; the three before it were decided, or are. */
const told: readonly Told[] = [
  { ago: 3, state: 'validated', moreCents: 0 },
  { ago: 2, state: 'conform', moreCents: 412 },
  { ago: 1, state: 'disputed', moreCents: 9_630 },
  { ago: 0, state: 'gap', moreCents: 8_245 },
]
const tolerance = { tolerancePercent: 0.5, toleranceEuros: 20 }
const vatRate = 2_000

type Context = {
  /** What the invoices are reckoned on, by table. */
  billing: Readonly<Record<string, readonly Row[]>>
  members: readonly Member[]
  today: Temporal.PlainDate
}

/** Invoices of the gas contract that is told, each with what its check found. */
export function rowsOfEnergyInvoices(
  { plan }: Organisation,
  { billing, members, today }: Context,
): Readonly<Record<string, readonly Row[]>> {
  const contract = billing['energie.energy_contract']?.[0]
  if (!contract) return {}
  const id = idsFor(`energy invoices of ${plan.slug}`)
  const known = knownOf(billing, today)
  const director = members.find(({ account }) =>
    account.memberships.some(
      ({ client, managesCompanies = [] }) => client === plan.slug && managesCompanies.length > 0,
    ),
  )
  const written = told.map(one => {
    const made = invoiceOf(one, known, toldMonth(today).subtract({ months: one.ago }))
    const at = `${made.invoice.issuedOn}T08:00:00Z`
    const invoiceId = id()
    const event = (kind: string, byId: string | null | undefined, text: string | null, hour: string) => ({
      id: id(),
      invoiceId,
      kind,
      text,
      byId: byId ?? null,
      at: at.replace('08:', `${hour}:`),
    })
    return {
      invoice: {
        id: invoiceId,
        contractId: contract.id,
        supplier: contract.supplier,
        checkedAt: at,
        disputedAt: one.state === 'disputed' ? at : null,
        ...made.invoice,
      },
      lines: made.lines.map((line, place) => ({ id: id(), invoiceId, rank: place + 1, ...line })),
      events: [
        event('entered', members[0]?.userId, null, '08'),
        ...(one.state === 'disputed'
          ? [event('disputed', director?.userId, 'Le prix de l’énergie ne suit pas la moyenne du PEG.', '09')]
          : []),
        ...(one.state === 'validated' ? [event('validated', director?.userId, null, '09')] : []),
      ],
    }
  })
  return {
    'energie.energy_invoice': written.map(({ invoice }) => invoice),
    'energie.energy_invoice_line': written.flatMap(({ lines }) => lines),
    'energie.energy_invoice_event': written.flatMap(({ events }) => events),
  }
}

type Known = ReturnType<typeof knownOf>

function knownOf(billing: Context['billing'], today: Temporal.PlainDate) {
  const values = energyValuesOn(today)
  const ofSeries = (series: string) =>
    new Map(values.filter(one => one.series === series).map(({ day, value }) => [day, value]))
  const tables = billing['energie.rate_table'] ?? []
  const rates = (kind: string) => {
    const table = tables.find(one => one.kind === kind)
    return (billing['energie.rate'] ?? [])
      .filter(({ rateTableId }) => rateTableId === table?.id)
      .map(({ validFrom, value }) => ({ from: String(validFrom), value: Number(value) }))
  }
  const vat = rates('vat')
  const components: PricedComponent[] = [
    {
      name: 'Énergie',
      vat,
      kind: 'indexed',
      price: 2_500_000,
      multiple: 1_000_000,
      series: 'peg',
      least: null,
      most: null,
    },
    { name: 'Accise', vat, kind: 'rate', table: 'Accise sur le gaz', per: 'energy', rates: rates('tax') },
    { name: 'Abonnement', vat, kind: 'month', price: 180_000_000 },
  ]
  const readings = (billing['energie.reading'] ?? []).map(({ readOn, indexMilli }) => ({
    readOn: String(readOn),
    index: Number(indexMilli),
    restart: null,
    rolledOver: false,
  }))
  return { components, readings, factors: rates('factor'), calorific: ofSeries('pcs'), quotes: ofSeries }
}

/** As the supplier wrote it, with so many cents more on its energy than it should be. */
function invoiceOf({ state, moreCents }: Told, known: Known, month: Temporal.PlainYearMonth) {
  const [first, last] = [month.toPlainDate({ day: 1 }), month.toPlainDate({ day: month.daysInMonth })]
  const period = { from: first.toString(), to: last.toString() }
  const meter = { energy: 'gas', unit: 'm3', indexMax: null, readings: known.readings } as const
  const { stretches } = energyOfPeriod({ period, meter, ...known })
  const { lines } = computedLines({ period, stretches, ...known })
  const supplied = lines.map(({ component, unit, quantity, price, amountCents }, place) => {
    const asked = place === 0 ? amountCents + moreCents : amountCents
    return {
      component,
      unit,
      quantity,
      price: asked === amountCents ? price : Math.round((asked * 100_000_000) / quantity) * 100,
      amountCents: asked,
      vatRate,
      vatCents: vatOf({ amountCents: asked, vatRate }),
    }
  })
  const computed = {
    lines,
    missing: [],
    totalExclCents: totalOf(lines),
    vatCents: lines.reduce((sum, { vatCents }) => sum + vatCents, 0),
  }
  const around = known.readings.filter(
    ({ readOn }) => readOn <= period.to && readOn >= first.subtract({ days: 1 }).toString(),
  )
  return {
    lines: supplied,
    invoice: {
      number: `TE-${month.toString().replace('-', '')}`,
      issuedOn: last.add({ days: 5 }).toString(),
      fromOn: period.from,
      toOn: period.to,
      exclCents: computed.totalExclCents + moreCents,
      vatCents: supplied.reduce((sum, { vatCents }) => sum + vatCents, 0),
      state,
      gapCents: moreCents,
      toleranceCents: toleranceOf(computed.totalExclCents, tolerance),
      checked: {
        computed,
        findings: [],
        readings: around.map(({ readOn, index }) => ({ readOn, index, kind: 'actual' })),
      },
    },
  }
}
