import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Meter, MeterFields, metersElement } from './meter.model.ts'

const touches = [
  'energie/energy-contracts',
  'energie/readings',
  'energie/energy-invoices',
  'energie/volumes',
  'energie/points',
  'energie/plans',
]
const ofOne = z.strictObject({ id: idOf('energie.meter') })

const metersByName = {
  sorts: ['name'],
  comparedSorts: ['energy', 'unit', 'direction', 'identifier', 'indexMax', 'installedOn'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const metersCalls = calls('energie/meters', {
  getPaginatedMeters: {
    method: 'GET',
    path: 'energie/meters/:page/:size/:search?',
    access: reads(metersElement),
    ...listOf(Meter, metersByName),
  },
  createMeter: {
    method: 'POST',
    path: 'energie/meters',
    access: writes(metersElement),
    touches,
    status: 201,
    input: MeterFields,
    answer: Meter,
  },
  editMeter: {
    method: 'PUT',
    path: 'energie/meters/:id',
    access: writes(metersElement),
    touches,
    input: MeterFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: Meter,
  },
  archiveMeter: {
    method: 'PUT',
    path: 'energie/meters/:id/archive',
    access: manages(metersElement),
    touches,
    input: ofOne,
    answer: Meter,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreMeter: {
    method: 'PUT',
    path: 'energie/meters/:id/restore',
    access: manages(metersElement),
    touches,
    input: ofOne,
    answer: Meter,
  },
})
