import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  kindsOfPlace,
  locationsElement,
  NewPlace,
  Place,
  PlaceFields,
  PlaceOfTree,
  placesElement,
  SeriesOfRows,
} from './place.model.ts'

const ofOne = z.strictObject({ id: idOf('platform.place') })
const both = [placesElement, locationsElement] as const
/** Where places are named, too. */
const touches = ['platform/trade', 'platform/trace', 'culture', 'atelier', 'qualite', 'commerce']

const placesByCode = {
  sorts: ['name'],
  comparedSorts: ['code', 'kind', 'within', 'cultivatedM2'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']), kind: choice(kindsOfPlace) },
} as const satisfies List

export const placesCalls = calls('culture/places', {
  getPaginatedPlaces: {
    method: 'GET',
    path: 'culture/places/:page/:size/:search?',
    access: reads(...both),
    ...listOf(Place, placesByCode),
  },
  /** Living places without their rows, each below what holds it. */
  getPlaceTree: {
    method: 'GET',
    path: 'culture/places/tree',
    access: reads(...both),
    answer: z.array(PlaceOfTree),
  },
  /** The companies that a new site may belong to. */
  getCompaniesForSites: {
    method: 'GET',
    path: 'culture/places/companies',
    access: writes(...both),
    answer: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  },
  /** 400 AREA_SUM when its holder is smaller than what it holds. */
  createPlace: {
    method: 'POST',
    path: 'culture/places',
    access: writes(...both),
    touches,
    status: 201,
    input: NewPlace,
    answer: Place,
  },
  editPlace: {
    method: 'PUT',
    path: 'culture/places/:id',
    access: writes(...both),
    touches,
    input: PlaceFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: Place,
  },
  /** Numbered rows in a block, compartment, greenhouse or plot; those that stand stay as they are. */
  makeRows: {
    method: 'POST',
    path: 'culture/places/:id/rows',
    access: writes(...both),
    touches,
    input: SeriesOfRows,
    answer: z.object({ made: z.int() }),
  },
  /** 409 PLACE_IN_USE while a place stands in it or a crop grows there. */
  archivePlace: {
    method: 'PUT',
    path: 'culture/places/:id/archive',
    access: manages(...both),
    touches,
    input: ofOne,
    answer: Place,
  },
  restorePlace: {
    method: 'PUT',
    path: 'culture/places/:id/restore',
    access: manages(...both),
    touches,
    input: ofOne,
    answer: Place,
  },
})
