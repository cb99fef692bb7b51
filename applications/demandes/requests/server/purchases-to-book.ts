import { sql } from 'kysely'
import type { AccountingFact, AccountingKind } from '#platform/trade/accounting-fact.model.ts'
import type { AccountingFacts } from '#platform/trade/accounting-facts.slot.ts'
import type { KindOfRequest } from '../request.model.ts'

const names: Record<KindOfRequest, AccountingKind['name']> = {
  packaging: {
    fr: 'Emballages reçus',
    en: 'Packaging received',
    es: 'Envases recibidos',
    ar: 'مواد التعبئة المستلمة',
  },
  phyto: {
    fr: 'Produits phytosanitaires reçus',
    en: 'Plant protection products received',
    es: 'Productos fitosanitarios recibidos',
    ar: 'منتجات وقاية النبات المستلمة',
  },
  equipment: { fr: 'Matériel reçu', en: 'Equipment received', es: 'Material recibido', ar: 'المعدات المستلمة' },
  service: { fr: 'Prestations reçues', en: 'Services received', es: 'Servicios recibidos', ar: 'الخدمات المستلمة' },
  other: {
    fr: 'Autres achats reçus',
    en: 'Other goods received',
    es: 'Otras compras recibidas',
    ar: 'مشتريات أخرى مستلمة',
  },
}
const codeOf = (kind: string) => `received-${kind}`

/** Goods that arrived, receipt by receipt, at the price at which they were ordered; their invoice is still to come. */
export const purchasesToBook: AccountingFacts = {
  kinds: Object.entries(names).map(([kind, name]) => ({ code: codeOf(kind), name })),
  within: async (db, { start, end }) => {
    const { rows } = await sql<AccountingFact>`
      select e.id::text as key, ${codeOf('')} || r.kind as kind,
             (e.received_at at time zone 'Europe/Paris')::date::text as day, r.company_id,
             coalesce(r.order_number, r.number) as reference, n.name as partner, coalesce(l.label, a.name) as label,
             null::int as vat_rate, null::float8 as vat_cents, round(e.quantity * l.ordered_price * 100)::float8 as cents
        from demandes.request_receipt e
        join demandes.request_line l on l.id = e.line_id
        join demandes.request r on r.id = l.request_id
        join platform.partner t on t.id = r.supplier_id
        join platform.contact n on n.id = t.contact_id
        left join platform.article a on a.id = l.article_id
       where l.ordered_price is not null and e.received_at >= ${start}::timestamptz and e.received_at < ${end}::timestamptz`.execute(
      db,
    )
    return rows
  },
}
