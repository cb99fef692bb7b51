import { businessZone } from '#kernel/shared/business-zone.ts'
import { defectsOfOrders } from './defects.ts'
import { closedWork, freeLots, type Tables } from './fabricated-goods.ts'
import { fabricationMasters, type LineOfDemo } from './fabrication-masters.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { workshopPlans } from './plans/workshops.ts'
import { seededRandom } from './seeded-random.ts'

type Filling = { goods: Tables; members: readonly Member[]; today: Temporal.PlainDate; now: Temporal.Instant }

/** Days that are planned from today on, and minutes that a line stands still when a shift goes on with another plan. */
const daysAhead = 7
const pauseOfDay = 18

/** Three weeks of two or three lines: what was packed is closed, what is packed now runs or waits, what comes is planned. */
export function rowsOfFabrication(organisation: Organisation, { goods, members, today, now }: Filling): Tables {
  const shop = workshopPlans.find(({ client }) => client === organisation.plan.slug)
  const workshop = goods['atelier.workshop']?.[0]
  if (!shop || !workshop) return {}
  const id = idsFor(`fabrication of ${organisation.plan.slug}`)
  const random = seededRandom(`fabrication of ${organisation.plan.slug}`)
  const masters = fabricationMasters(shop, { goods, id, canary: organisation.plan.canary ?? null })
  const actorId = members[0]?.userId ?? null
  const partners = (goods['platform.partner'] ?? []).filter(({ roles }) => (roles as string[]).includes('customer'))
  const written = {
    details: [] as Row[],
    orders: [] as Row[],
    lots: [] as Row[],
    pauses: [] as Row[],
    tasks: [] as Row[],
    people: [] as Row[],
    moves: [] as Row[],
    events: [] as Row[],
    supply: [] as Row[],
    building: [] as Row[],
  }
  const counted = new Map<number, number>()
  const ranks = new Map<string, number>()
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: businessZone, plainTime: time }).toInstant()
  const customerOf = (turn: number) => (partners[turn % Math.max(partners.length, 1)]?.id as string | undefined) ?? null

  const plan = (line: LineOfDemo, day: Temporal.PlainDate, cases: number, { shift = 'morning', turn = 0 } = {}) => {
    const key = `${line.id} ${day} ${shift}`
    ranks.set(key, (ranks.get(key) ?? 0) + 1)
    const detail = {
      id: id(),
      ligneId: line.id,
      date: day.toString(),
      shift,
      rank: ranks.get(key),
      articleId: line.articleId,
      partnerId: customerOf(turn),
      qualityId: line.qualityId,
      plannedCases: cases,
      plannedG: cases * line.caseG,
      durationMin: Math.ceil((cases / line.casesPerHour) * 60),
      createdBy: actorId,
    }
    written.details.push(detail)
    return detail
  }
  const order = (line: LineOfDemo, detail: ReturnType<typeof plan>, more: Row & { state: string; id?: string }) => {
    const year = Number(detail.date.slice(0, 4))
    counted.set(year, (counted.get(year) ?? 0) + 1)
    const row = {
      id: id(),
      number: `OF${String(year % 100)}-${String(counted.get(year)).padStart(5, '0')}`,
      ligneDetailId: detail.id,
      ligneId: line.id,
      workshopId: workshop.id,
      companyId: workshop.companyId,
      articleId: line.articleId,
      partnerId: detail.partnerId,
      plannedOn: detail.date,
      plannedCases: detail.plannedCases,
      plannedG: detail.plannedG,
      netCaseG: line.caseG,
      standardCasesPerHour: line.casesPerHour,
      createdBy: actorId,
      doneCases: 0,
      producedG: 0,
      wasteG: 0,
      lossG: 0,
      outputLotId: null,
      startedAt: null,
      pouringEndedAt: null,
      finishedAt: null,
      closedAt: null,
      ...more,
    }
    written.orders.push(row)
    return row
  }
  const tell = (orderId: string, what: string, when: Temporal.Instant, data: Row = {}) =>
    written.events.push({ id: id(), orderId, what, at: when.toString(), actorId, data })
  const reserve = (orderId: string, lotId: string, plannedG: number, more: Row = {}) =>
    written.lots.push({
      id: id(),
      orderId,
      lotId,
      plannedG,
      pouredG: 0,
      rank: 1,
      status: 'planned',
      pouredAt: null,
      ...more,
    })

  for (const made of closedWork(goods)) {
    const line = masters.lines.find(({ articleId }) => articleId === made.articleId)
    if (!line) continue
    const day = Temporal.PlainDate.from(made.packedOn)
    const detail = plan(line, day, made.cases, { turn: day.day })
    const start = at(day, '06:05')
    const end = start.add({ minutes: detail.durationMin + pauseOfDay })
    order(line, detail, {
      id: made.pieceId,
      state: 'closed',
      doneCases: made.cases,
      producedG: made.g,
      wasteG: made.wasteG,
      lossG: made.lossG,
      outputLotId: made.lotId,
      startedAt: start.toString(),
      pouringEndedAt: end.toString(),
      finishedAt: end.toString(),
      closedAt: at(day, '18:00').toString(),
    })
    reserve(made.pieceId, made.inputId, made.inputG, {
      pouredG: made.inputG,
      status: 'poured',
      pouredAt: start.toString(),
    })
    const pause = start.add({ minutes: random.int(60, 120) })
    const reasonCode = random.pick(['format_change', 'cleaning', 'break', 'breakdown', 'packaging_shortage'])
    written.pauses.push({
      id: id(),
      orderId: made.pieceId,
      startedAt: pause.toString(),
      reasonCode,
      actorId,
      endedAt: pause.add({ minutes: pauseOfDay }).toString(),
    })
    tell(made.pieceId, 'started', start)
    tell(made.pieceId, 'finished', end, { cases: made.cases, g: made.g })
    tell(made.pieceId, 'closed', at(day, '18:00'))
  }

  const free = freeLots(goods)
  for (const [place, line] of masters.lines.entries()) {
    const [first, second] = free.filter(({ familyId }) => familyId === line.familyId)
    const usualCases = line.casesPerHour * 5
    if (first) {
      const cases = Math.floor((first.initialG * 0.95) / line.caseG)
      const isStopped = place === 1
      const doneCases = Math.round(cases * (isStopped ? 0.42 : 0.58))
      const start = now.subtract({
        minutes: Math.round((doneCases / (line.casesPerHour * 1.04)) * 60) + (isStopped ? 12 : 0),
      })
      const pouredG = Math.round((doneCases * line.caseG) / 0.955 / 500) * 500
      const detail = plan(line, today, cases, { turn: place })
      const built = {
        id: id(),
        workshopId: workshop.id,
        kind: 'finished',
        number: `L${String(today.year % 100)}-${String(today.dayOfYear).padStart(3, '0')}-OF-${String(place + 1).padStart(2, '0')}`,
        articleId: line.articleId,
        familyId: line.familyId,
        packedOn: today.toString(),
        initialG: 0,
        state: 'building',
      }
      written.building.push(built)
      const running = order(line, detail, {
        state: isStopped ? 'suspended' : 'running',
        doneCases,
        producedG: doneCases * line.caseG,
        outputLotId: built.id,
        startedAt: start.toString(),
      })
      reserve(running.id, first.id, first.initialG, { pouredG, status: 'pouring', pouredAt: start.toString() })
      written.moves.push({
        id: id(),
        lotId: first.id,
        fromLocationId: first.standsIn,
        toLocationId: line.processId,
        kind: 'pour',
        g: pouredG,
        cases: 0,
        pieceKind: 'order',
        pieceId: running.id,
        movedAt: start.toString(),
        actorId,
        reason: null,
      })
      tell(running.id, 'started', start)
      tell(running.id, 'poured', start.add({ minutes: 2 }), { numLot: first.number, g: pouredG })
      tell(running.id, 'cases', now.subtract({ minutes: 14 }), { cases: doneCases })
      const stop = now.subtract({ minutes: 12 })
      if (isStopped) {
        tell(running.id, 'suspended', stop)
        written.pauses.push({
          id: id(),
          orderId: running.id,
          startedAt: stop.toString(),
          reasonCode: 'breakdown',
          actorId,
          endedAt: null,
        })
      }
      for (const [rank, operation] of line.operations.entries())
        written.tasks.push({
          id: id(),
          orderId: running.id,
          operationId: operation,
          rank: rank + 1,
          state: rank < 2 ? 'in_progress' : 'to_do',
          startedAt: rank < 2 ? start.toString() : null,
        })
      for (const operatorId of line.operatorIds)
        written.people.push({ id: id(), orderId: running.id, operatorId, fromAt: start.toString(), toAt: null })
    }
    if (second) {
      const cases = Math.floor((second.initialG * 0.95) / line.caseG)
      const detail = plan(line, today.add({ days: 1 }), cases, { turn: place + 1 })
      const waiting = order(line, detail, { state: 'created' })
      reserve(waiting.id, second.id, second.initialG)
      tell(waiting.id, 'created', now.subtract({ minutes: 50 }))
    }
    for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
      const day = today.add({ days: ahead })
      if (day.dayOfWeek === 7) continue
      const cases = Math.round((usualCases * random.int(80, 115)) / 800) * 8
      plan(line, day, cases, { turn: place + ahead, shift: ahead === 1 && second ? 'afternoon' : 'morning' })
      if (place === 0 && ahead === 2) plan(line, day, Math.round(usualCases / 8) * 8, { turn: ahead })
      const kg = Math.round((cases * line.caseG) / 955)
      written.supply.push({
        day: day.toString(),
        cropCodeId: line.cropCodeId,
        placeId: line.placeId,
        kg: ahead === 3 ? kg / 2 : kg * 1.5,
      })
    }
  }
  return {
    ...masters.rows,
    'atelier.lot': written.building,
    'atelier.ligne_detail': written.details,
    'atelier.fabrication_order': written.orders,
    'atelier.fabrication_order_detail': written.lots,
    ...defectsOfOrders(organisation, { companyId: workshop.companyId as string, orders: written.orders }),
    'atelier.pause': written.pauses,
    'atelier.order_task': written.tasks,
    'atelier.task_operator': written.people,
    'atelier.stock_move': written.moves,
    'atelier.fabrication_order_event': written.events,
    'platform.daily_demand': demandOf(written.details, id),
    'platform.daily_supply': written.supply,
    'platform.number_series': [...counted].map(([year, last]) => ({
      series: 'fabrication-order',
      ownerId: workshop.companyId,
      year,
      last,
    })),
  }
}

/** What customers asked for: about what is planned for each, in the end a little more. */
function demandOf(details: readonly Row[], id: () => string) {
  const asked = Map.groupBy(details, ({ date, articleId, partnerId }) => `${date} ${articleId} ${partnerId}`)
  return [...asked.values()].flatMap((group, turn) => {
    const [first] = group
    if (!first) return []
    const cases = group.reduce((sum, { plannedCases }) => sum + (plannedCases as number), 0)
    const { date: day, articleId, partnerId } = first
    const forecastCases = cases + (turn % 4 === 0 ? 24 : 0)
    return { id: id(), day, articleId, partnerId, forecastCases, orderedCases: turn % 3 === 0 ? cases : 0 }
  })
}
