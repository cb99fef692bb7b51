import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { PositiveKilograms } from '#kernel/shared/weight.ts'
import { labelAsked } from '#platform/label-printing/label-asked.model.ts'
import { holdStatuses } from '#platform/trace/hold.model.ts'
import { TraceLink, TraceNode } from '#platform/trace/trace.model.ts'
import { touchedByNewLots } from '#atelier/touched-by-goods.model.ts'
import {
  kindsOfLot,
  LocationOfStock,
  Lot,
  LotRow,
  MoveOfLot,
  qualityStatuses,
  statesOfLot,
  StockSummary,
} from './lot.model.ts'
import { holdRight, mixElement, releaseRight, splitElement, stockElements } from './lots-place.model.ts'
import { MixturePreview, mixtureFields, RecallWidth } from './mixture.model.ts'
import { splitFields, Ventilation } from './ventilation.model.ts'

const reading = { method: 'GET', access: reads(...stockElements) } as const
const touches = touchedByNewLots
const acting = { method: 'POST', touches } as const
const lot = z.strictObject({ id: idOf('atelier.lot') })
const reason = z.string().overwrite(asOneLine).min(1).max(500)

const stocks = ['raw', 'finished'] as const

const lotsByAge = {
  sorts: ['made'],
  comparedSorts: ['article', 'number', 'age', 'physical'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'presence',
  filters: {
    stock: choice(stocks),
    presence: choice(['present', 'blocked', 'free', 'old', 'exhausted']),
    kind: choice(kindsOfLot),
    state: choice(statesOfLot),
    status: choice(qualityStatuses),
    familyId: idIn('platform.article_family', { address: 'family' }),
    articleId: idIn('platform.article', { address: 'article' }),
    locationId: idIn('atelier.location', { address: 'place' }),
  },
} as const satisfies List

/** Lots and what stands where (atelier/lots-and-stock, section 12). */
export const lotsCalls = calls('atelier/lots', {
  getLots: {
    ...reading,
    path: 'atelier/lots',
    list: lotsByAge,
    input: z.strictObject(fieldsOf(lotsByAge)),
    answer: pageOf(LotRow),
  },
  /** The same figures as the list, whatever its page: totals follow what narrows it. */
  getStockSummary: {
    ...reading,
    path: 'atelier/stock/summary',
    input: z.strictObject({ stock: z.enum(stocks).optional() }),
    answer: StockSummary,
  },
  /** Where goods stand, of the workshops of the caller. */
  getLocations: { ...reading, path: 'atelier/locations', answer: z.array(LocationOfStock) },
  getLot: { ...reading, path: 'atelier/lots/:id', input: lot, answer: Lot },
  /** Newest first. */
  getMovesOfLot: { ...reading, path: 'atelier/lots/:id/moves', input: lot, answer: z.array(MoveOfLot) },
  /** From the block to the customer, all lots between; `isMore` where it was cut. */
  getGenealogyOfLot: {
    ...reading,
    path: 'atelier/lots/:id/genealogy',
    input: lot.extend({ direction: z.enum(['up', 'down', 'both']).default('both') }),
    answer: z.object({ nodes: z.array(TraceNode), links: z.array(TraceLink), isMore: z.boolean() }),
  },
  /** What is stuck on it, as a page of its own size or for a printer that speaks ZPL. */
  getLabelOfLot: {
    ...reading,
    path: 'atelier/lots/:id/label',
    input: lot.extend(labelAsked),
    answer: file(),
  },
  /** How far a recall of it would reach: lots, pallets, customers. */
  getRecallWidth: { ...reading, path: 'atelier/lots/:id/recallWidth', input: lot, answer: RecallWidth },
  /** To another place of its workshop. 400 LOT_SHORT beyond what stands in the first. */
  transferLot: {
    ...acting,
    path: 'atelier/lots/:id/transfer',
    access: writes(...stockElements),
    replays: true,
    input: lot.extend({
      fromLocationId: idOf('atelier.location'),
      locationId: idOf('atelier.location'),
      kg: PositiveKilograms,
    }),
    answer: Lot,
  },
  /** Thrown away, from where it stands. */
  scrapLot: {
    ...acting,
    path: 'atelier/lots/:id/scrap',
    access: writes(...stockElements),
    replays: true,
    input: lot.extend({ kg: PositiveKilograms, reason }),
    answer: Lot,
  },
  /** All or none; 404 of a lot that is not in a company where the caller may. */
  holdLots: {
    ...acting,
    path: 'atelier/lots/hold',
    access: writes(holdRight),
    input: z.strictObject({
      lotIds: z.array(idOf('atelier.lot')).min(1).max(200),
      status: z.enum(holdStatuses).exclude(['recalled']),
      reason,
    }),
    answer: z.array(Lot),
  },
  /** Lifts what people set, each hold by another than who set it: 409 SAME_PERSON. */
  releaseLots: {
    ...acting,
    path: 'atelier/lots/release',
    access: writes(releaseRight),
    input: z.strictObject({ lotIds: z.array(idOf('atelier.lot')).min(1).max(200), reason }),
    answer: z.array(Lot),
  },
  /** A counter-move: the places change sides. 409 REVERSED_ALREADY. */
  reverseMove: {
    ...acting,
    path: 'atelier/moves/:id/reverse',
    access: manages(...stockElements),
    input: z.strictObject({ id: idOf('atelier.stock_move'), reason }),
    answer: z.array(MoveOfLot),
  },
  previewMixture: {
    method: 'POST',
    path: 'atelier/mixtures/preview',
    access: writes(mixElement),
    input: z.strictObject({ inputs: mixtureFields.inputs }),
    touches: [],
    answer: MixturePreview,
  },
  /** 409 RECYCLING_FORBIDDEN, LOT_BLOCKED, CYCLE; 400 MIX_FAMILY, LOT_SHORT, CERTIFICATE_LOST without `losesCertificate`. */
  mixLots: {
    ...acting,
    path: 'atelier/mixtures',
    access: writes(mixElement),
    replays: true,
    input: z.strictObject({ ...mixtureFields, losesCertificate: z.boolean().default(false) }),
    answer: Lot,
  },
  /** What may be mixed or sorted: there, free or awaiting a result. */
  getLotsToWork: {
    method: 'GET',
    path: 'atelier/lots/toWork',
    access: reads(mixElement, splitElement),
    answer: z.array(LotRow),
  },
  /** Newest first. */
  getVentilations: {
    method: 'GET',
    path: 'atelier/ventilations',
    access: reads(splitElement),
    answer: z.array(Ventilation),
  },
  /** 400 SUM_MISMATCH beyond half a percent. */
  splitLot: {
    ...acting,
    path: 'atelier/ventilations',
    access: writes(splitElement),
    replays: true,
    input: z.strictObject(splitFields),
    answer: Ventilation,
  },
})
