import type { capacities, colours, signatureKinds } from '../body.model.ts'

/** A piece of a line, as the press sets it: nothing is left to decide. */
export type Run = {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  points?: number
  colour?: (typeof colours)[number]
  /** The number of the page instead of a text. */
  isPageNumber?: boolean
}

export type DrawnCell = { colspan: number; rowspan: number; isHeader: boolean; content: Drawn[] }

/** A block as the press draws it. Widths of columns are shares. */
export type Drawn =
  | { draw: 'paragraph'; align: string; runs: Run[] }
  | { draw: 'heading'; level: number; align: string; runs: Run[] }
  | { draw: 'list'; start: number | null; items: Drawn[][] }
  | { draw: 'table'; border: 'none' | 'thin'; widths: number[]; rows: DrawnCell[][] }
  | { draw: 'image'; fileId: string; width: number; alt: string }
  | { draw: 'columns'; columns: Drawn[][] }
  | {
      draw: 'signature'
      capacity: (typeof capacities)[number]
      label: string
      kind: (typeof signatureKinds)[number]
    }
  | { draw: 'rule' | 'pageBreak' }
  | { draw: 'together'; content: Drawn[] }

/** The text of a document with its values in their places, and the variables that had none. */
export type Resolved = { body: Drawn[]; header: Drawn[] | null; footer: Drawn[] | null; empty: string[] }
