import DragIndicator from '~icons/ic/baseline-drag-indicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useRef } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useReordering } from './use-reordering.ts'

type Props<Item> = {
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Rejecting puts the rows back where they were. */
  onMove: (id: string, by: number) => Promise<unknown>
  children: (item: Item) => ReactNode
}

/** Rows that one drags by their handle, with a mouse or a finger, or moves with the arrow keys. */
export function OrderedList<Item extends { id: string }>({ label, items, nameOf, onMove, children }: Props<Item>) {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  const { shown, dragged, handlers, said } = useReordering({ items, list, onMove })
  return (
    <>
      <Box component="ol" ref={list} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((item, index) => (
          <Box component="li" key={item.id} sx={{ ...row, ...(dragged === item.id && lifted) }}>
            <IconButton
              size="small"
              data-handle={item.id}
              aria-label={t('configuration.move', { name: nameOf(item), at: index + 1, of: shown.length })}
              sx={{ cursor: dragged ? 'grabbing' : 'grab', touchAction: 'none', flex: 'none' }}
              {...handlers(item.id)}
            >
              <DragIndicator fontSize="small" />
            </IconButton>
            <Box sx={{ flex: 1, minWidth: 0 }}>{children(item)}</Box>
          </Box>
        ))}
      </Box>
      <Box
        aria-live="polite"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said && t('configuration.moved', said)}
      </Box>
    </>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}

const lifted = { position: 'relative', zIndex: 1, bgcolor: 'action.hover', borderRadius: 1 }
