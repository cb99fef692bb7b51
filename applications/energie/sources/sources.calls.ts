import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Source, SourceFields, sourcesElement } from './source.model.ts'

const touches = ['energie/plans']
const ofOne = z.strictObject({ id: idOf('energie.source') })

const sourcesByName = {
  sorts: ['name'],
  comparedSorts: ['kind', 'powerKw', 'electricEfficiencyPct', 'thermalEfficiencyPct', 'commissionedOn'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const sourcesCalls = calls('energie/sources', {
  getPaginatedSources: {
    method: 'GET',
    path: 'energie/sources/:page/:size/:search?',
    access: reads(sourcesElement),
    ...listOf(Source, sourcesByName),
  },
  createSource: {
    method: 'POST',
    path: 'energie/sources',
    access: writes(sourcesElement),
    touches,
    status: 201,
    input: SourceFields,
    answer: Source,
  },
  editSource: {
    method: 'PUT',
    path: 'energie/sources/:id',
    access: writes(sourcesElement),
    touches,
    input: SourceFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: Source,
  },
  archiveSource: {
    method: 'PUT',
    path: 'energie/sources/:id/archive',
    access: manages(sourcesElement),
    touches,
    input: ofOne,
    answer: Source,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreSource: {
    method: 'PUT',
    path: 'energie/sources/:id/restore',
    access: manages(sourcesElement),
    touches,
    input: ofOne,
    answer: Source,
  },
})
