import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import { sql } from 'kysely'
import { dayElement, type Label, netElement } from '#platform/label-printing/label.model.ts'
import { printLabel } from '#platform/label-printing/label-printing.server.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { shippingElement } from '../../shipments/shipments-place.model.ts'
import type { preparationsCalls } from '../preparations.calls.ts'
import { preparationElement } from '../preparations-place.model.ts'

type Print = typeof preparationsCalls.getLabelOfPallet

type Told = {
  sscc: string
  companyId: string
  company: string
  customer: string
  article: string | null
  gtin: string | null
  cases: number
  netG: number
  lots: string[] | null
  packedOn: string | null
}

/**
 * What is stuck on a pallet (GS1 General Specifications, 6.6; design of shipping, section 3): its number alone on the lowest bar,
 * above it what it holds where that is one thing.
 * @throws Refusal 404
 */
export async function labelOfPallet(given: Given<Print, AtelierTables>, { palletId, format, copies }: InputOf<Print>) {
  const { db, language, say } = given
  const { rows } = await sql<Told>`
    select p.sscc, w.company_id, o.name as company, c.name as customer, min(a.name) as article, min(a.gtin) as gtin,
           coalesce(sum(x.cases), 0)::int as cases, coalesce(p.gross_g - p.tare_g, sum(x.g), 0)::float8 as net_g,
           array_agg(distinct l.number) filter (where l.id is not null) as lots, min(l.packed_on) as packed_on
      from atelier.pallet p
      join atelier.shipment s on s.id = p.shipment_id
      join atelier.workshop w on w.id = s.workshop_id
      join platform.company o on o.id = w.company_id
      join platform.partner r on r.id = s.partner_id
      join platform.contact c on c.id = r.contact_id
      left join atelier.pallet_line x on x.pallet_id = p.id
      left join atelier.lot l on l.id = x.lot_id
      left join platform.article a on a.id = l.article_id
     where p.id = ${palletId} and p.state <> 'broken_up'
     group by p.id, p.sscc, p.gross_g, p.tare_g, w.company_id, o.name, c.name`.execute(db)
  const [told] = rows
  const scope = await companyScopeOf(given, preparationElement, shippingElement)
  if (!told || scope.level(told.companyId) < 1) throw notFound()
  const word = (key: string) => say(language, `atelier.pallet.label.${key}`)
  const net = `${kilogramsInFigures(told.netG, language)} kg`
  const label = { ...described(told), facts: factsOf(told, { net, word }) }
  return printLabel(given, { label, name: told.sscc, format, copies })
}

function described({
  sscc,
  company,
  customer,
  article,
  gtin,
  cases,
  netG,
  lots,
  packedOn,
}: Told): Omit<Label, 'facts'> {
  const [lot, ...otherLots] = lots ?? []
  const goods = [
    ...(gtin ? [{ ai: '02', value: gtin.padStart(14, '0') }] : []),
    ...(packedOn ? [dayElement('13', packedOn)] : []),
    ...(gtin ? [{ ai: '37', value: String(cases) }] : []),
  ]
  const lotOf = lot && otherLots.length === 0 ? [{ ai: '10', value: lot }] : []
  const weighed = netG > 0 ? [netElement(netG), ...lotOf] : lotOf
  return {
    widthMm: 100,
    heightMm: 150,
    title: customer,
    subtitle: article ?? '',
    symbols: [goods, weighed, [{ ai: '00', value: sscc }]].filter(symbol => symbol.length > 0),
    foot: company,
  }
}

const factsOf = ({ sscc, cases, lots }: Told, { net, word }: { net: string; word: (key: string) => string }) => [
  { label: word('sscc'), value: sscc },
  { label: word('cases'), value: String(cases) },
  { label: word('net'), value: net },
  { label: word('lots'), value: (lots ?? []).join(', ') || '—' },
]
