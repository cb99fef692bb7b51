import type { ReactNode } from 'react'
import type { PageOf } from '#kernel/shared/page.ts'
import type { Column } from './data-table-column.ts'
import type { Action } from './row-menu.tsx'
import type { TabChoice } from './tabs.tsx'
import type { ListState } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

export type ShownFilter = { label: string; onRemove: () => void }

/** What the table reads of a `useCall`. */
export type ListAnswer<Row> = {
  data: PageOf<Row> | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  /** Reads the list whole, past the page that is shown. */
  everyRow?: () => Promise<readonly Row[]>
}

/** Rows that stand together under a name: a week, a site. */
export type RowGroup = { key: string; label: string; isAlarming?: boolean }

export type BulkAction<Row> = Omit<Action, 'onSelect'> & { onSelect: (rows: Row[], done: () => void) => void }

export type DataTableProps<Row> = {
  /** Names the table for those who do not see the page's title. */
  label: string
  list: ListState
  answer: ListAnswer<Row>
  columns: readonly Column<Row>[]
  /** Columns keep their width whatever the rows say: what is too long for one ends in an ellipsis and stands in the tip. */
  isSteady?: boolean
  rowId: (row: Row) => string
  /** How one calls a row: `Martin Inès`. */
  rowName: (row: Row) => string
  /** The page that a row opens, a real link. */
  rowPath?: (row: Row) => string
  /** The group of a row, where the server sorts them so that a group's rows follow each other. */
  groupOf?: (row: Row) => RowGroup
  rowActions?: (row: Row) => readonly Action[]
  bulkActions?: readonly BulkAction<Row>[]
  tabs?: readonly TabChoice[]
  /** What one can search by; without it the table has no search. */
  searchBy?: string
  /** Filters that hold, each with its way out. */
  filters?: readonly ShownFilter[]
  /** The fields behind the button `Filtres`. */
  filterPanel?: ReactNode
  /** The list when it has never held anything. */
  empty: {
    title: string
    text?: string
    action?: ReactNode
    /** Ways to where the words find something, asked for once they find nothing here. */
    elsewhere?: ReactNode
  }
  /** Name of the CSV file; without it the list cannot be exported. */
  exportName?: string
}

/** What the faces of the table are given besides. */
export type RowsProps<Row> = DataTableProps<Row> & { rows: Row[] | undefined; selection: Selection<Row> }
