import Box from '@mui/material/Box'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { numberIn } from './number-in.ts'
import { visuallyHidden } from './hidden.ts'
import { PageLink } from './page-link.tsx'
import { useFormat } from '../use-format.ts'

export type GridColumn = {
  key: string
  label: string
  /** Below the label, smaller. */
  more?: string | undefined
}
export type GridRow = GridColumn & {
  /** At the end of the line: its sum. */
  end?: string | undefined
  /** Where its name leads. */
  to?: string | undefined
}
export type GridCell = {
  value: number | null
  /** Shown where nothing was typed, in grey. */
  proposal?: number | null
  /** Said instead of an input: a day that has passed. */
  told?: string
  look?: 'plain' | 'firm' | 'unusual' | 'outside'
  /** What is wrong with it, in words. */
  fault?: string | undefined
}
export type TypedCell = { row: string; column: string; value: number | null }

type Props = {
  /** What the grid is of, for who does not see it. */
  label: string
  corner: string
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  cellOf: (row: string, column: string) => GridCell
  /** Cells that were typed or pasted, as they are left. */
  onTyped: (cells: readonly TypedCell[]) => void
  decimals?: number
  isReadOnly?: boolean
}

/**
 * Figures typed cell by cell: arrows and Enter go from one to the next, a block that was copied from a spreadsheet fills the
 * cells from the one in hand on. What is no number is left out.
 */
export function EntryGrid({ label, corner, rows, columns, cellOf, onTyped, decimals = 0, isReadOnly = false }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const focusAt = (row: number, column: number) => {
    const input = body.current?.querySelector<HTMLInputElement>(`[data-at="${row} ${column}"]`)
    input?.focus()
    input?.select()
  }
  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const step = steps[event.key]
    if (!step || (step.column !== 0 && !isAtEdge(event.currentTarget, step.column))) return
    event.preventDefault()
    const isRightToLeft = getComputedStyle(event.currentTarget.closest('table') as Element).direction === 'rtl'
    focusAt(row + step.row, column + (isRightToLeft ? -step.column : step.column))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const block = blockIn(event.clipboardData.getData('text/plain'))
    if (block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const cells = block.flatMap((line, down) =>
      line.flatMap((text, along) => {
        const [to, at] = [rows[row + down], columns[column + along]]
        const value = text.trim() === '' ? null : numberIn(text)
        if (!to || !at || typeof value === 'string' || cellOf(to.key, at.key).told !== undefined) return []
        return [{ row: to.key, column: at.key, value }]
      }),
    )
    if (cells.length > 0) onTyped(cells)
  }
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
      <Box component="table" aria-label={label} sx={table}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={first}>
              {corner}
            </Box>
            {columns.map(column => (
              <Box component="th" scope="col" key={column.key} sx={head}>
                {column.label}
                {column.more && <Box sx={small}>{column.more}</Box>}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, down) => (
            <tr key={row.key}>
              <Box component="th" scope="row" sx={first}>
                {row.to ? <PageLink to={row.to}>{row.label}</PageLink> : row.label}
                {row.more && <Box sx={small}>{row.more}</Box>}
                {row.end && <Box sx={{ ...small, fontWeight: 600 }}>{row.end}</Box>}
              </Box>
              {columns.map((column, along) => (
                <Box component="td" key={column.key} sx={space}>
                  <Cell
                    cell={cellOf(row.key, column.key)}
                    name={`${row.label}, ${column.label}${column.more ? ` ${column.more}` : ''}`}
                    at={`${down} ${along}`}
                    decimals={decimals}
                    isReadOnly={isReadOnly}
                    onTyped={value => onTyped([{ row: row.key, column: column.key, value }])}
                    onKeyDown={event => move(event, down, along)}
                    onPaste={event => paste(event, down, along)}
                  />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

type CellProps = {
  cell: GridCell
  name: string
  at: string
  decimals: number
  isReadOnly: boolean
  onTyped: (value: number | null) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

function Cell({ cell, name, at, decimals, isReadOnly, onTyped, ...handlers }: CellProps) {
  const { number } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const { value, proposal = null, told, look = 'plain', fault } = cell
  const written = (figure: number) => number(figure, { maximumFractionDigits: decimals })
  if (told !== undefined)
    return (
      <Box
        dir="ltr"
        sx={{
          ...field,
          display: 'grid',
          alignItems: 'center',
          color: 'text.secondary',
          bgcolor: 'action.hover',
          ...looks[look],
        }}
      >
        {told}
      </Box>
    )
  const leave = () => {
    if (typed === null) return
    const read = typed.trim() === '' ? null : numberIn(typed)
    setTyped(null)
    if (typeof read !== 'string' && read !== value) onTyped(read)
  }
  return (
    <>
      <Box
        component="input"
        data-at={at}
        aria-label={name}
        aria-invalid={fault !== undefined}
        title={fault}
        inputMode="decimal"
        dir="ltr"
        readOnly={isReadOnly}
        value={typed ?? (value === null ? '' : written(value))}
        placeholder={proposal === null ? '' : written(proposal)}
        onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
        onBlur={leave}
        {...handlers}
        sx={{ ...field, ...looks[look], ...(fault && { boxShadow: 'inset 0 0 0 2px', color: 'error.main' }) }}
      />
      {fault && (
        <Box component="span" role="alert" sx={visuallyHidden}>
          {fault}
        </Box>
      )}
    </>
  )
}

type Step = { row: number; column: number }

const steps: Partial<Record<string, Step>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** An arrow leaves a cell only from the edge of what stands in it. */
const isAtEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number) =>
  step < 0
    ? selectionEnd === 0 || isWhole(selectionStart, selectionEnd, value)
    : selectionStart === value.length || isWhole(selectionStart, selectionEnd, value)

const isWhole = (start: number | null, end: number | null, value: string) => start === 0 && end === value.length

const blockIn = (text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'))

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
} as const
const small = { color: 'text.secondary', fontSize: '0.75rem', fontWeight: 400 } as const
const head = {
  px: 1,
  py: 0.75,
  textAlign: 'end',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderBottom: 1,
  borderColor: 'divider',
} as const
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  px: 1.5,
  py: 0.75,
  textAlign: 'start',
  minWidth: { xs: 130, sm: 200 },
  borderBottom: 1,
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
  fontWeight: 600,
} as const
/** As high as its line, so that what is typed in fills it. */
const space = { p: 0, height: '1px', borderBottom: 1, borderInlineEnd: '1px solid', borderColor: 'divider' } as const
const field = {
  width: 84,
  height: '100%',
  minHeight: 44,
  px: 1,
  border: 0,
  font: 'inherit',
  textAlign: 'end',
  color: 'text.primary',
  bgcolor: 'transparent',
  '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&::placeholder': { color: 'text.secondary', opacity: 1, fontStyle: 'italic' },
} as const
const looks = {
  plain: {},
  firm: { fontWeight: 700 },
  unusual: { color: 'warning.main', fontWeight: 700 },
  outside: { color: 'error.main', fontWeight: 700 },
} as const
