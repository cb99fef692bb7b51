import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  kindsOfRate,
  RateFields,
  RateTable,
  RateTableFields,
  RateTableInFull,
  ReasonOfCorrection,
} from './rate.model.ts'
import { ratesElement } from './rates-place.model.ts'

const ofOne = z.strictObject({ id: idOf('energie.rate_table') })
const touches = ['energie/invoice-types', 'energie/energy-invoices', 'energie/volumes']

const tablesByName = {
  sorts: ['name'],
  comparedSorts: ['kind'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']), kind: choice(kindsOfRate) },
} as const satisfies List

/** Taxes, terms of the network, factors and VAT: each a table of values by the day from which they count. */
export const ratesCalls = calls('energie/rates', {
  getRateTables: {
    method: 'GET',
    path: 'energie/rate-tables',
    access: reads(ratesElement),
    ...listOf(RateTable, tablesByName),
  },
  getRateTable: {
    method: 'GET',
    path: 'energie/rate-tables/:id',
    access: reads(ratesElement),
    input: ofOne,
    answer: RateTableInFull,
  },
  createRateTable: {
    method: 'POST',
    path: 'energie/rate-tables',
    access: writes(ratesElement),
    touches,
    status: 201,
    input: RateTableFields,
    answer: RateTable,
  },
  editRateTable: {
    method: 'PUT',
    path: 'energie/rate-tables/:id',
    access: writes(ratesElement),
    touches,
    input: RateTableFields.omit({ unit: true }).extend({ ...ofOne.shape, version: z.int32() }),
    answer: RateTable,
  },
  archiveRateTable: {
    method: 'PUT',
    path: 'energie/rate-tables/:id/archive',
    access: manages(ratesElement),
    touches,
    input: ofOne,
    answer: RateTable,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreRateTable: {
    method: 'PUT',
    path: 'energie/rate-tables/:id/restore',
    access: manages(ratesElement),
    touches,
    input: ofOne,
    answer: RateTable,
  },
  /** A value from a day on. 400 PRICES_UNSEEN; 409 RATE_EXISTS when one begins that day. */
  addRate: {
    method: 'POST',
    path: 'energie/rate-tables/:id/rates',
    access: writes(ratesElement),
    touches,
    status: 201,
    input: RateFields.extend(ofOne.shape),
    answer: RateTableInFull,
  },
  /** Another takes its place, and it stays told. 400 PRICES_UNSEEN; 409 RATE_EXISTS, RATE_CORRECTED when it has been already. */
  correctRate: {
    method: 'PUT',
    path: 'energie/rate-tables/:id/rates/:rateId',
    access: writes(ratesElement),
    touches,
    input: RateFields.extend({ ...ofOne.shape, rateId: idOf('energie.rate'), reason: ReasonOfCorrection }),
    answer: RateTableInFull,
  },
})
