import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { FabricationOrder } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import {
  CustomerSpec,
  correctionFields,
  detailFields,
  LigneDetail,
  PackingForecast,
  planElement,
  WeekPlan,
} from './plan.model.ts'

const reading = { method: 'GET', access: reads(planElement) } as const
const writing = { method: 'POST', access: writes(planElement), touches: ['atelier'] } as const
const atelierId = idOf('atelier.workshop')
const year = z.coerce.number<number>().int().min(2000).max(2100)
const week = z.coerce.number<number>().int().min(1).max(53)
const date = z.iso.date()
const lineOrAll = idOf('atelier.ligne_atelier').or(z.literal('0'))
const specOrStandard = idOf('platform.customer_spec').or(z.literal('standard'))
const qualityOrAll = idOf('platform.quality').or(z.literal('all'))
const articleAndSpec = { articleId: idOf('platform.article'), specTiersId: specOrStandard }

/** What is to be packed and when, on which line (hr-and-workshop, section 7, Workshop; design of fabrication, 4). */
export const planningCalls = calls('atelier/planning', {
  /** By article and customer, of a family and those below it. */
  getPrevisionCondiDetailByDate: {
    ...reading,
    path: 'atelier/fabrication/getPrevisionCondiDetailByDate/:atelierId/:date/:familleId',
    input: z.strictObject({ atelierId, date, familleId: idOf('platform.article_family') }),
    answer: z.array(PackingForecast),
  },
  getDetailByArticleAndSpecTiers: {
    ...reading,
    path: 'atelier/fabrication/getDetailByArticleAndSpecTiers/:articleId/:specTiersId/:date',
    input: z.strictObject({ ...articleAndSpec, date }),
    answer: z.object({
      forecast: PackingForecast.nullable(),
      spec: CustomerSpec.nullable(),
      orders: z.array(FabricationOrder),
    }),
  },
  /** Monday to Sunday. */
  getDetailByArticleAndSpecTiersForOneWeek: {
    ...reading,
    path: 'atelier/fabrication/getDetailByArticleAndSpecTiersForOneWeek/:articleId/:specTiersId/:year/:week',
    input: z.strictObject({ ...articleAndSpec, year, week }),
    answer: z.object({ spec: CustomerSpec.nullable(), days: z.array(PackingForecast.nullable()).length(7) }),
  },
  getPrevisionCondiByWeekAndQuality: {
    ...reading,
    path: 'atelier/fabrication/getPrevisionCondiByWeekAndQuality/:atelierId/:year/:week/:qualityId',
    input: z.strictObject({ atelierId, year, week, qualityId: qualityOrAll }),
    answer: z.object({
      rows: z.array(
        z.object({
          articleId: idOf('platform.article'),
          article: z.string(),
          specTiersId: idOf('platform.customer_spec').nullable(),
          customerId: idOf('platform.partner').nullable(),
          customer: z.string().nullable(),
          days: z.array(PackingForecast.nullable()).length(7),
          totalCases: z.int(),
          totalKg: PackingForecast.shape.kg,
        }),
      ),
    }),
  },
  getPrevisionsCondiByDayAndQuality: {
    ...reading,
    path: 'atelier/fabrication/getPrevisionsCondiByDayAndQuality/:atelierId/:date/:qualityId',
    input: z.strictObject({ atelierId, date, qualityId: qualityOrAll }),
    answer: z.array(PackingForecast),
  },
  /** 0 for all lines of the workshop. */
  getLignesDetailByLigneAtelierForWeek: {
    ...reading,
    path: 'atelier/fabrication/getLignesDetailByLigneAtelierForWeek/:atelierId/:ligneAtelierId/:year/:week',
    input: z.strictObject({ atelierId, ligneAtelierId: lineOrAll, year, week }),
    answer: z.array(LigneDetail),
  },
  /** By shift and turn; 0 for all lines of the workshop. */
  getLignesDetailByLigneAtelierForDay: {
    ...reading,
    path: 'atelier/fabrication/getLignesDetailByLigneAtelierForDay/:atelierId/:ligneAtelierId/:date',
    input: z.strictObject({ atelierId, ligneAtelierId: lineOrAll, date }),
    answer: z.array(LigneDetail),
  },
  /** 31 days at most. */
  getLignesDetailByLigneAtelierAndDate: {
    ...reading,
    path: 'atelier/fabrication/getLignesDetailByLigneAtelierAndDate/:ligneAtelierId/:startDate/:endDate',
    input: z.strictObject({ ligneAtelierId: idOf('atelier.ligne_atelier'), startDate: date, endDate: date }),
    answer: z.array(LigneDetail),
  },
  /** 400 ARTICLE_NOT_ON_LINE; 409 TRANSITION_INVALID of one whose order runs. 0 cases take it away. */
  insertUpdateLigneDetailAtelier: {
    ...writing,
    path: 'atelier/fabrication/insertUpdateLigneDetailAtelier',
    input: z.strictObject({
      ...detailFields,
      id: idOf('atelier.ligne_detail').optional(),
      version: z.int32().optional(),
    }),
    answer: LigneDetail.nullable(),
  },
  /** A reason is asked of who corrects. */
  postPrevision: {
    ...writing,
    path: 'atelier/fabrication/previsions',
    input: z.strictObject(correctionFields),
    answer: PackingForecast.nullable(),
  },
  /** The week of the board. */
  getWeekPlan: {
    ...reading,
    access: reads(planElement, 'atelier/fabrication'),
    path: 'atelier/fabrication/board/:atelierId/:year/:week',
    input: z.strictObject({ atelierId, year, week }),
    answer: WeekPlan,
  },
})
