import type { BulkModel } from '#platform/imports/bulk-model.slot.ts'
import { dateAhead } from '#platform/imports/date-reader.model.ts'
import { codeIn, text } from '#platform/imports/readers.model.ts'
import type { RhTables } from '#rh/rh-db.ts'

/** What a line may say of where and as what somebody works, beside who he is. */
export type FactValues = {
  site?: string
  unit?: string
  subunit?: string
  position?: string
  placedOn?: string
  hiredOn?: string
}

/** From the widest place to the narrowest. */
export const placeColumns = ['site', 'unit', 'subunit'] as const satisfies readonly (keyof FactValues)[]

const name = text(80)

export const factsColumns: BulkModel<FactValues, RhTables>['columns'] = {
  site: {
    label: 'rh.field.site',
    synonyms: [
      'site',
      'site de travail',
      'lieu de travail',
      "lieu d'affectation",
      'affectation',
      'exploitation',
      'work site',
      'workplace',
      'sitio',
      'centro de trabajo',
      'lugar de trabajo',
    ],
    read: name,
  },
  unit: {
    label: 'rh.field.unit',
    synonyms: ['unité', 'unité de travail', 'atelier', 'unit', 'work unit', 'unidad'],
    read: name,
  },
  subunit: {
    label: 'rh.field.subunit',
    synonyms: ['sous-unité', 'sous unité', 'subunit', 'sub-unit', 'subunidad'],
    read: name,
  },
  position: {
    label: 'rh.field.position',
    synonyms: [
      'poste',
      'poste occupé',
      'code poste',
      'intitulé de poste',
      'emploi',
      'fonction',
      'métier',
      'position',
      'job',
      'job title',
      'puesto',
      'cargo',
    ],
    read: (cell, today) => name(codeIn(cell), today),
  },
  placedOn: {
    label: 'rh.staff-import.placed-on',
    synonyms: [
      "date d'affectation",
      'affecté le',
      'affecté à partir du',
      'à partir du',
      "date d'effet",
      'assignment date',
      'assigned on',
      'fecha de asignación',
    ],
    read: dateAhead,
  },
  hiredOn: {
    label: 'rh.staff-import.hired-on',
    synonyms: [
      "date d'embauche",
      'embauché le',
      "date d'entrée",
      'entré le',
      'date de début',
      "date d'arrivée",
      'hire date',
      'hiring date',
      'start date',
      'fecha de alta',
      'fecha de contratación',
    ],
    read: dateAhead,
  },
}
