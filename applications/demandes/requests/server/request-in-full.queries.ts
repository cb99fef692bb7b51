import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Request, RequestLine, StepOfRequest } from '../request.model.ts'
import { approveRight, orderRight, pricesField, receiveRight, requestsElement } from '../requests-place.model.ts'
import { approvesStep, type Asking, seenBy, waitsForApprovalBy } from './request-scope.ts'
import { rowsOfRequests } from './requests.queries.ts'

type Facts = Pick<Request, 'serviceId' | 'supplierId' | 'supplierReference' | 'orderedOn' | 'version'> & {
  requesterId: string
  toApprove: boolean
}

/** All that is told of a request. @throws Refusal 404 of one that the caller does not see */
export async function requestById(given: Asking, id: string): Promise<Request> {
  const { rows } = await sql<Facts>`
    select r.service_id, r.supplier_id, r.supplier_reference, r.ordered_on::text as ordered_on, r.version, r.requester_id,
           ${await waitsForApprovalBy(given)} as to_approve
      from demandes.request r where r.id = ${id} and ${await seenBy(given)}`.execute(given.db)
  const [found] = rows
  const [row] = await rowsOfRequests(given, found ? [id] : [])
  if (!found || !row) throw notFound()
  const { requesterId, toApprove, ...facts } = found
  const level = async (element: string): Promise<Level> => (await companyScopeOf(given, element)).level(row.companyId)
  const [page, orders, receives, prices, approves] = (await Promise.all(
    [requestsElement, orderRight, receiveRight, pricesField, approveRight].map(level),
  )) as [Level, Level, Level, Level, Level]
  const isOwn = requesterId === given.caller.userId
  const { state } = row
  const isAsked = state === 'draft' || state === 'submitted' || state === 'approved'
  return {
    ...row,
    ...facts,
    lines: await linesOf(given, id, prices >= 1),
    steps: await stepsOf(given, id),
    events: await eventsOf(given, id),
    can: {
      edit: isOwn && state === 'draft' && page >= 2,
      submit: isOwn && state === 'draft' && page >= 2,
      decide: toApprove && approves >= 2,
      order: state === 'approved' && orders >= 2,
      receive: (state === 'ordered' || state === 'partial') && receives >= 2,
      close: (state === 'partial' || state === 'received') && page >= 3,
      cancel: isAsked && ((isOwn && page >= 2) || page >= 3),
      copy: page >= 2,
      seePrices: prices >= 1,
    },
  }
}

type ReceiptRow = RequestLine['receipts'][number] & { lineId: string }

async function linesOf({ db }: Asking, requestId: string, seesPrices: boolean): Promise<RequestLine[]> {
  const { rows } = await sql<Omit<RequestLine, 'receipts'>>`
    select l.id, l.article_id, coalesce(a.name, l.label) as label, l.quantity::float8 as quantity, l.unit,
           (select coalesce(sum(t.quantity), 0) from demandes.request_receipt t where t.line_id = l.id)::float8 as received,
           l.estimated_price::float8 as estimated_price, l.ordered_price::float8 as ordered_price
      from demandes.request_line l left join platform.article a on a.id = l.article_id
     where l.request_id = ${requestId} order by l.rank`.execute(db)
  const { rows: receipts } = await sql<ReceiptRow>`
    select t.id, t.line_id, t.quantity::float8 as quantity, t.delivery_reference, t.lot_number, t.amm_number, t.non_conform,
           t.reason, u.firstname || ' ' || u.name as receiver, t.received_at
      from demandes.request_receipt t
      join demandes.request_line l on l.id = t.line_id
      left join platform.user u on u.id = t.receiver_id
     where l.request_id = ${requestId} order by t.received_at, t.id`.execute(db)
  const byLine = Map.groupBy(receipts, ({ lineId }) => lineId)
  return rows.map(({ estimatedPrice, orderedPrice, ...line }) => ({
    ...line,
    ...(seesPrices && { estimatedPrice, orderedPrice }),
    receipts: (byLine.get(line.id) ?? []).map(({ lineId: _line, ...receipt }) => receipt),
  }))
}

/** Of the round in hand; who has decided stands in the place of those who might. */
const stepsOf = async ({ db }: Asking, requestId: string): Promise<StepOfRequest[]> =>
  (
    await sql<StepOfRequest>`
      select s.rank::int as rank, s.role, coalesce((
               select array_agg(a.firstname || ' ' || a.name order by a.name, a.firstname)
                 from platform.client_user m join platform.user a on a.id = m.user_id
                where ${approvesStep}), '{}') as approvers,
             s.decision, u.firstname || ' ' || u.name as decided_by, s.decided_at
        from demandes.request_step s
        join demandes.request r on r.id = s.request_id and r.round = s.round
        left join platform.user u on u.id = s.decided_by
       where s.request_id = ${requestId} order by s.rank`.execute(db)
  ).rows

const eventsOf = async ({ db }: Asking, requestId: string) =>
  (
    await sql<Request['events'][number]>`
      select e.id, e.kind, e.text, u.firstname || ' ' || u.name as by, e.at
        from demandes.request_event e left join platform.user u on u.id = e.by_id
       where e.request_id = ${requestId} order by e.at desc, e.id desc`.execute(db)
  ).rows
