import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import type { Shortcut } from '../../shortcut.model.ts'
import { ShortcutLine } from './shortcut-line.tsx'
import { useActsOnShortcut } from './use-acts-on-shortcut.tsx'
import { useShortcutOrder } from './use-shortcut-order.ts'

type Props = {
  shortcuts: readonly Shortcut[]
  /** Absent where nothing may be changed. */
  onEdit: ((shortcut: Shortcut) => void) | undefined
}

/** In the order of the menu: dragged by the handle, moved by its arrows, or by the menu of the line. */
export function ShortcutList({ shortcuts, onEdit }: Props) {
  const t = useT()
  const { move, said } = useShortcutOrder(shortcuts)
  const { switchOn, askDelete, question } = useActsOnShortcut()
  const [dragged, setDragged] = useState<Shortcut | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const drop = (index: number) => {
    if (dragged) move(dragged, index)
    setDragged(null)
    setOver(null)
  }
  return (
    <Card component="section" aria-label={t('field.shortcuts')}>
      {onEdit && shortcuts.length > 1 && (
        <Typography
          variant="body2"
          sx={{
            display: { xs: 'none', sm: 'block' },
            px: 2.5,
            py: 1.25,
            color: 'text.secondary',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {t('shortcuts.admin.order-help')}
        </Typography>
      )}
      <Box component="ul" aria-label={t('field.shortcuts')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shortcuts.map((shortcut, index) => (
          <ShortcutLine
            key={shortcut.id}
            shortcut={shortcut}
            isDropPlace={over === index && dragged !== null && dragged.id !== shortcut.id}
            acts={
              onEdit && {
                edit: () => onEdit(shortcut),
                moveBy: (steps: number) => move(shortcut, index + steps),
                switchOn: () => switchOn(shortcut),
                remove: () => askDelete(shortcut),
                drag: () => setDragged(shortcut),
                dragOver: () => setOver(index),
                drop: () => drop(index),
                dragEnd: () => {
                  setDragged(null)
                  setOver(null)
                },
              }
            }
            isFirst={index === 0}
            isLast={index === shortcuts.length - 1}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {question}
    </Card>
  )
}
