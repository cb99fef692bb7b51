import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import type { List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { NewPosition, PositionChange } from './position-form.model.ts'
import { Position, PositionCompanies, PositionLine, PositionRow, positionsElement } from './position.model.ts'

const ofOne = z.strictObject({ id: idOf('rh.position') })

const touches = ['rh', 'platform/directory', 'platform/search']

const positionsByName = {
  sorts: ['name'],
  comparedSorts: ['csp', 'headcount'],
  isSearched: true,
} as const satisfies List

/** The brief names the page of this list otherwise. */
const { page, size, ...narrowing } = fieldsOf(positionsByName)

/** What people are hired for (hr-and-workshop, section 7, Reference data). */
export const positionsCalls = calls('rh/positions', {
  getPositionsOfClient: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPositionsOfClient',
    access: reads(positionsElement, 'rh/gestion_du_personnel/salaries'),
    answer: z.array(PositionLine),
  },
  getPosts: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPosts/:activeOnly',
    access: reads(positionsElement),
    input: z.strictObject({ activeOnly: z.enum(['true', 'false']) }),
    answer: z.array(Position),
  },
  getPaginatedPosts: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPaginatedPosts',
    access: reads(positionsElement),
    list: positionsByName,
    input: z.strictObject({
      currentPage: page.default(0),
      pageSize: size.default(10),
      ...narrowing,
      archived: z.enum(['true', 'false']).default('false'),
    }),
    answer: pageOf(PositionRow),
  },
  getPostById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPostById/:id',
    access: reads(positionsElement),
    input: ofOne,
    answer: Position,
  },
  getCompaniesForPositions: {
    method: 'GET',
    path: 'rh/positions/companies',
    access: reads(positionsElement),
    answer: PositionCompanies,
  },
  createPost: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createPost',
    access: writes(positionsElement),
    input: NewPosition,
    touches,
    answer: Position,
  },
  editPost: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editPost',
    access: writes(positionsElement),
    input: PositionChange,
    touches,
    answer: Position,
  },
  archivePosition: {
    method: 'DELETE',
    path: 'rh/gestionPersonnel/archivePosition/:id',
    access: manages(positionsElement),
    input: ofOne,
    touches,
    answer: z.object({ archivedAt: z.string() }),
  },
})
