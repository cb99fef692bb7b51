import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Planting, PlantingChoices, PlantingFields, plantingsElement } from './planting.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.planting') })
/** Where crop codes are chosen, too. */
const touches = ['platform/trade', 'platform/trace', 'atelier', 'culture']

const plantingsByCode = {
  sorts: ['code'],
  comparedSorts: ['campaign', 'variety', 'place', 'areaM2', 'plantedOn'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const plantingsCalls = calls('culture/plantings', {
  getPaginatedPlantings: {
    method: 'GET',
    path: 'culture/cropCodes/:page/:size/:search?',
    access: reads(plantingsElement),
    ...listOf(Planting, plantingsByCode),
  },
  getPlantingChoices: {
    method: 'GET',
    path: 'culture/cropCodes/choices',
    access: writes(plantingsElement),
    answer: PlantingChoices,
  },
  /** 409 BLOCK_TAKEN while another crop stands on the place. */
  createPlanting: {
    method: 'POST',
    path: 'culture/cropCodes',
    access: writes(plantingsElement),
    touches,
    status: 201,
    input: PlantingFields,
    answer: Planting,
  },
  editPlanting: {
    method: 'PUT',
    path: 'culture/cropCodes/:id',
    access: writes(plantingsElement),
    touches,
    input: PlantingFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: Planting,
  },
  archivePlanting: {
    method: 'PUT',
    path: 'culture/cropCodes/:id/archive',
    access: manages(plantingsElement),
    touches: ['culture'],
    input: ofOne,
    answer: Planting,
  },
  /** 409 BLOCK_TAKEN, 400 when its code was taken meanwhile. */
  restorePlanting: {
    method: 'PUT',
    path: 'culture/cropCodes/:id/restore',
    access: manages(plantingsElement),
    touches: ['culture'],
    input: ofOne,
    answer: Planting,
  },
})
